import type { Connection, Model, Schema } from 'mongoose';

/** A mongoose model for any connection; private to storage/. */
export type ModelOf<T> = (mongo: Connection) => Model<T>;

export function defineModel<T>(name: string, schema: Schema<T>): ModelOf<T> {
  return (mongo) =>
    (mongo.models[name] as Model<T> | undefined) ?? mongo.model<T, Model<T>>(name, schema);
}

/**
 * A model's collection through the driver, for paths that every request takes. Mongoose's casting costs more than the
 * operations themselves.
 */
export function collectionOf<T extends object>(mongo: Connection, model: ModelOf<T>) {
  return mongo.collection<T>(model(mongo).collection.name);
}
