import type { mongo } from 'mongoose';
import { unlessTaken } from './duplicate-key.ts';

/**
 * Inserts a record with a unique value that another record released. The index of the development server refuses
 * inserts of such a value, but not updates. So a placeholder that no query finds is inserted first, and one update
 * turns it into the record. False when the value is taken again.
 */
export async function insertOverFreedKey<Stored extends { _id: string }>(
  collection: mongo.Collection<Stored>,
  nobody: Pick<Stored, '_id'>,
  change: mongo.UpdateFilter<Stored>,
): Promise<boolean> {
  const same = { _id: nobody._id } as mongo.Filter<Stored>;
  await collection.insertOne(nobody as mongo.OptionalUnlessRequiredId<Stored>);
  const isMade = await unlessTaken(() => collection.updateOne(same, change));
  if (!isMade) await collection.deleteOne(same);
  return isMade;
}
