import { batchPerConnection } from './batch-per-connection.ts';
import type { ModelOf } from './define-model.ts';
import { isRefusedAsWhole, unlessTaken } from './duplicate-key.ts';
import { insertMissing } from './insert-missing.ts';
import type { Stores } from './stores.ts';

/** Adds a record, in one write with those of the same moment; false when a unique index refuses it. */
export function insertInBatches<Stored extends { _id: string }>(
  modelOf: ModelOf<Stored>,
): (stores: Stores, record: Stored) => Promise<boolean> {
  return batchPerConnection<Stored, boolean>(async ({ mongo }, records) => {
    const model = modelOf(mongo);
    try {
      const taken = await insertMissing(model, records);
      return records.map((_, index) => !taken.has(index));
    } catch (error) {
      if (!isRefusedAsWhole(error)) throw error;
      const collection = mongo.collection<{ _id: string }>(model.collection.name);
      return Promise.all(records.map((record) => unlessTaken(() => collection.insertOne(record))));
    }
  });
}
