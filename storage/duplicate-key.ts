import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Whether MongoDB refused a write because a unique index holds that value already. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
}

/** Writes, unless a unique index holds a value of it already; returns whether it was written. */
export async function unlessTaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * Which inserts of one unordered write a unique index refused, by their places; the others are stored.
 * @throws whatever else went wrong.
 */
export function refusedAsDuplicates(error: unknown): Set<number> {
  if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
  const failures = [error.writeErrors].flat();
  if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  return new Set(failures.map(({ index }) => index));
}

/**
 * Whether none of an unordered write's inserts is stored and none is named: so the development server refuses them where
 * one has a value that was given up by an update.
 */
export function isRefusedAsWhole(error: unknown): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError)) return false;
  return isDuplicateKey(error) && [error.writeErrors].flat().length === 0;
}
