import type { Model } from 'mongoose';
import { refusedAsDuplicates } from './duplicate-key.ts';

/**
 * Inserts the records whose `_id` does not exist, and returns the indexes of the others. Existing records are not
 * changed.
 */
export async function insertMissing<T extends { _id: string }>(
  model: Model<T>,
  records: readonly T[],
): Promise<Set<number>> {
  try {
    await model.db
      .collection<{ _id: string }>(model.collection.name)
      .insertMany([...records], { ordered: false });
    return new Set();
  } catch (error) {
    return refusedAsDuplicates(error);
  }
}
