import { isRefusedAsWhole, refusedAsDuplicates, unlessTaken } from '../../duplicate-key.ts';
import { insertOverFreedKey } from '../../insert-over-freed-key.ts';
import type { Stores } from '../../stores.ts';
import { together } from '../../together.ts';
import { collectionOf } from '../../define-model.ts';
import { candidateModel, type CandidateRecord } from './candidate.model.ts';

/** Uses the driver directly, because every application writes here. */
export function candidateCollection({ mongo }: Stores) {
  return collectionOf(mongo, candidateModel);
}

/** Adds a candidate, in one batch with concurrent inserts; false when the account has one with its address. */
export const insertRecord = together<CandidateRecord, boolean>(async (stores, records) => {
  try {
    const refused = await candidateCollection(stores)
      .insertMany([...records], { ordered: false })
      .then(() => new Set<number>(), refusedAsDuplicates);
    return records.map((_, index) => !refused.has(index));
  } catch (error) {
    if (!isRefusedAsWhole(error)) throw error;
    return Promise.all(records.map((record) => insertAlone(stores, record)));
  }
});

function insertAlone(stores: Stores, record: CandidateRecord): Promise<boolean> {
  return unlessTaken(() => candidateCollection(stores).insertOne(record));
}

/** Adds a candidate whose address another one released; false when the address is taken again. */
export function insertOverFreedAddress(stores: Stores, record: CandidateRecord): Promise<boolean> {
  const { _id, accountId, ...content } = record;
  const nobody = { _id, accountId, mergedInto: _id, formerIds: [], applications: [], outbox: [] };
  const change = { $set: content, $unset: { mergedInto: '' as const } };
  return insertOverFreedKey(candidateCollection(stores), nobody, change);
}
