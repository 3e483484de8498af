import {
  isDuplicateKey,
  isRefusedAsWhole,
  refusedAsDuplicates,
} from '../../platform/duplicate-key.ts';
import type { Stores } from '../../stores.ts';
import { together } from '../../together.ts';
import { candidateModel, type CandidateRecord } from './candidate.model.ts';

/** Every application passes here: the driver's collection, without mongoose's casting. */
export function candidateCollection({ mongo }: Stores) {
  return mongo.collection<CandidateRecord>(candidateModel(mongo).collection.name);
}

/** Adds a candidate, in one write with those of the same moment; false when the account's index holds its address. */
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
  return unlessTaken(async () => {
    await candidateCollection(stores).insertOne(record);
  });
}

/**
 * Adds a candidate whose address somebody has given up. The index of the development server holds such an address
 * against inserts, not against updates: so first comes an empty record that nobody finds, then one write makes it the
 * person. False when the address is somebody's by now.
 */
export async function insertOverFreedAddress(
  stores: Stores,
  record: CandidateRecord,
): Promise<boolean> {
  const { _id, accountId, ...content } = record;
  const candidates = candidateCollection(stores);
  const nobody = { _id, accountId, mergedInto: _id, formerIds: [], applications: [], outbox: [] };
  await candidates.insertOne(nobody as unknown as CandidateRecord);
  const isMade = await unlessTaken(async () => {
    await candidates.updateOne({ _id }, { $set: content, $unset: { mergedInto: '' } });
  });
  if (!isMade) await candidates.deleteOne({ _id });
  return isMade;
}

async function unlessTaken(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
