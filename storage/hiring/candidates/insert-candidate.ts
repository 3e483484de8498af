import { isRefusedAsWhole, refusedAsDuplicates, unlessTaken } from '../../duplicate-key.ts';
import { insertOverFreedKey } from '../../insert-over-freed-key.ts';
import type { Stores } from '../../stores.ts';
import { batchPerConnection } from '../../batch-per-connection.ts';
import { collectionOf } from '../../define-model.ts';
import { candidateModel, type CandidateRecord } from './candidate.model.ts';

/** Every application passes here. */
export function candidateCollection({ mongo }: Stores) {
  return collectionOf(mongo, candidateModel);
}

/** Adds a candidate, in one write with those of the same moment; false when the account's index holds its address. */
export const insertRecord = batchPerConnection<CandidateRecord, boolean>(
  async (stores, records) => {
    try {
      const refused = await candidateCollection(stores)
        .insertMany([...records], { ordered: false })
        .then(() => new Set<number>(), refusedAsDuplicates);
      return records.map((_, index) => !refused.has(index));
    } catch (error) {
      if (!isRefusedAsWhole(error)) throw error;
      return Promise.all(records.map((record) => insertAlone(stores, record)));
    }
  },
);

function insertAlone(stores: Stores, record: CandidateRecord): Promise<boolean> {
  return unlessTaken(() => candidateCollection(stores).insertOne(record));
}

/** Adds a candidate whose address another candidate has released; false if the address is taken again. */
export function insertOverFreedAddress(stores: Stores, record: CandidateRecord): Promise<boolean> {
  const { _id, accountId, ...content } = record;
  const nobody = { _id, accountId, mergedInto: _id, formerIds: [], applications: [], outbox: [] };
  const change = { $set: content, $unset: { mergedInto: '' as const } };
  return insertOverFreedKey(candidateCollection(stores), nobody, change);
}
