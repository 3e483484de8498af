import type { Model, QueryFilter } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';

/**
 * The record that matches, or the given one, stored under the filter. Concurrent callers get the same record. The loser
 * of a race gets a duplicate key from MongoDB and nothing from the development server, so it reads once more.
 */
export async function findOrInsert<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  fresh: Partial<T>,
): Promise<T> {
  try {
    const made = await model
      .findOneAndUpdate(filter, { $setOnInsert: fresh }, { upsert: true, returnDocument: 'after' })
      .lean<T>();
    if (made !== null) return made;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return model.findOne(filter).lean<T>().orFail();
}
