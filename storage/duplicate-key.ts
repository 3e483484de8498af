import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Whether MongoDB refused a write because of a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
}

/** Runs a write; returns false when a unique index refuses it. */
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
 * The indexes of the inserts of an unordered write that a unique index refused. The other inserts are stored. @throws
 * any other error.
 */
export function refusedAsDuplicates(error: unknown): Set<number> {
  if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
  const failures = [error.writeErrors].flat();
  if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  return new Set(failures.map(({ index }) => index));
}

/**
 * Whether an unordered write was refused as a whole, without indexes of single inserts. The development server does
 * so when one insert has a value that an update released.
 */
export function isRefusedAsWhole(error: unknown): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError)) return false;
  return isDuplicateKey(error) && [error.writeErrors].flat().length === 0;
}
