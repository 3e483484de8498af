import { mongo } from 'mongoose';

/**
 * So large a document may become by what people add to it. MongoDB takes 16 MiB: what lies between is for what arrives at
 * the same moment, for what follows from it, and for events that have not been told yet.
 */
export const MAX_GROWN_BYTES = 12 * 1024 * 1024;

/** What a document takes in MongoDB. */
export function bytesOf(document: object): number {
  return mongo.BSON.calculateObjectSize(document);
}

/** Whether a document may become another: it has room for that, or becomes no larger. */
export function hasRoom(before: object, after: object): boolean {
  const bytes = bytesOf(after);
  return bytes <= MAX_GROWN_BYTES || bytes <= bytesOf(before);
}
