import type { Connection, Model, Schema } from 'mongoose';

/** A mongoose model of whichever connection asks; private to storage/. */
export type ModelOf<T> = (mongo: Connection) => Model<T>;

export function defineModel<T>(name: string, schema: Schema<T>): ModelOf<T> {
  return (mongo) =>
    (mongo.models[name] as Model<T> | undefined) ?? mongo.model<T, Model<T>>(name, schema);
}

/** A model's collection by the driver alone, for paths that every request takes: mongoose's casting costs more than they do. */
export function collectionOf<T extends object>(mongo: Connection, model: ModelOf<T>) {
  return mongo.collection<T>(model(mongo).collection.name);
}
