import { insertInBatches } from '../../insert-in-batches.ts';
import { insertOverFreedKey } from '../../insert-over-freed-key.ts';
import type { Stores } from '../../stores.ts';
import { collectionOf } from '../../define-model.ts';
import { candidateModel, type CandidateRecord } from './candidate.model.ts';

/** Every application passes here. */
export function candidateCollection({ mongo }: Stores) {
  return collectionOf(mongo, candidateModel);
}

/** Adds a candidate, in one write with those of the same moment; false when the account's index holds its address. */
export const insertRecord = insertInBatches(candidateModel);

/** Adds a candidate whose address another candidate has released; false if the address is taken again. */
export function insertOverFreedAddress(stores: Stores, record: CandidateRecord): Promise<boolean> {
  const { _id, accountId, ...content } = record;
  const nobody = { _id, accountId, mergedInto: _id, formerIds: [], applications: [], outbox: [] };
  const change = { $set: content, $unset: { mergedInto: '' as const } };
  return insertOverFreedKey(candidateCollection(stores), nobody, change);
}
