import { batchPerConnection } from './batch-per-connection.ts';
import type { ModelOf } from './define-model.ts';
import { isRefusedAsWhole, refusedAsDuplicates, unlessTaken } from './duplicate-key.ts';
import type { Stores } from './stores.ts';

/** Adds a record, in one write with those of the same moment; false when a unique index refuses it. */
export function insertInBatches<Stored extends { _id: string }>(
  modelOf: ModelOf<Stored>,
): (stores: Stores, record: Stored) => Promise<boolean> {
  return batchPerConnection<Stored, boolean>(async ({ mongo }, records) => {
    const collection = mongo.collection<{ _id: string }>(modelOf(mongo).collection.name);
    try {
      const refused = await collection
        .insertMany([...records], { ordered: false })
        .then(() => new Set<number>(), refusedAsDuplicates);
      return records.map((_, index) => !refused.has(index));
    } catch (error) {
      if (!isRefusedAsWhole(error)) throw error;
      return Promise.all(records.map((record) => unlessTaken(() => collection.insertOne(record))));
    }
  });
}
