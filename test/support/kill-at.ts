import { jest } from '@jest/globals';
import { mongo } from 'mongoose';

export type WriteMethod = 'insertOne' | 'insertMany' | 'updateMany' | 'updateOne' | 'bulkWrite';

/** A collection, and which of its writes dies; the first one without a number. */
export type KilledWrite = string | { collection: string; nth: number };

/**
 * One write of a method fails as if the process had been killed there: before the write, or after it and before the
 * response. Returns whether it came to that.
 * `jest.restoreAllMocks` ends it.
 */
export function killAt(
  method: WriteMethod,
  write: KilledWrite,
  moment: 'before' | 'after',
): () => boolean {
  const { collection, nth } = typeof write === 'string' ? { collection: write, nth: 1 } : write;
  const prototype = mongo.Collection.prototype as unknown as Record<
    WriteMethod,
    (this: unknown, ...args: unknown[]) => Promise<unknown>
  >;
  const original = prototype[method];
  let writes = 0;
  let killed = false;
  jest.spyOn(prototype, method).mockImplementation(async function (this: unknown, ...args) {
    const { collectionName } = this as { collectionName: string };
    if (collectionName === collection) writes += 1;
    const dies = collectionName === collection && !killed && writes === nth;
    if (dies) killed = true;
    if (dies && moment === 'before') throw new Error('killed');
    const result = await original.apply(this, args);
    if (dies) throw new Error('killed');
    return result;
  });
  return () => killed;
}
