import type { mongo } from 'mongoose';
import { unlessTaken } from './duplicate-key.ts';

/**
 * Inserts a record with a unique value that another one has given up. The index of the development server holds such a
 * value against inserts, not against updates: so first comes a record that nobody finds, then one write makes it what it
 * is to be. False when the value is another's by now.
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
