import { mongo, type Model } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';

/** Inserts the records whose `_id` is not there yet; the others are left as they are. */
export async function insertMissing<T extends { _id: string }>(
  model: Model<T>,
  records: readonly T[],
): Promise<void> {
  try {
    await model.db
      .collection<{ _id: string }>(model.collection.name)
      .insertMany([...records], { ordered: false });
  } catch (error) {
    if (!onlyDuplicates(error)) throw error;
  }
}

function onlyDuplicates(error: unknown): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError)) return isDuplicateKey(error);
  const failures = [error.writeErrors].flat();
  return failures.length > 0 && failures.every(({ code }) => code === 11_000);
}
