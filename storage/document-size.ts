import { mongo } from 'mongoose';

/**
 * Maximum size of a document that callers can grow. MongoDB's limit is 16 MiB. The rest is reserved for concurrent
 * writes, follow-up changes and pending events.
 */
export const MAX_GROWN_BYTES = 12 * 1024 * 1024;

/** The size of a document in BSON. */
export function bytesOf(document: object): number {
  return mongo.BSON.calculateObjectSize(document);
}

/** Whether a document may be replaced by another: that one is within the limit, or not larger. */
export function hasRoom(before: object, after: object): boolean {
  const bytes = bytesOf(after);
  return bytes <= MAX_GROWN_BYTES || bytes <= bytesOf(before);
}
