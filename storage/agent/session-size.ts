import { mongo } from 'mongoose';
import type { ApplySession } from '../../domain/agent/session.ts';

/** So large a session may become by what its user says. MongoDB takes 16 MiB: the rest is for what the turn after it drafts. */
export const MAX_SESSION_BYTES = 12 * 1024 * 1024;

/** What a session takes in MongoDB, but for its events. */
export function bytesOf(session: ApplySession): number {
  return mongo.BSON.calculateObjectSize(session);
}
