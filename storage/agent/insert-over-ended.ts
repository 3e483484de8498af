import type { ApplySession } from '../../domain/agent/session.ts';
import { isDuplicateKey } from '../platform/duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { applySessionModel, type ApplySessionRecord } from './apply-session.model.ts';

/**
 * Inserts a session where an earlier one of the same account and job is over. The index of the development server holds
 * that one against inserts, not against updates: so first comes an empty record that nobody finds, then one write makes
 * it the session. False when the account has an open one by now.
 */
export async function insertOverEnded(
  { mongo }: Stores,
  { id: _id, ...session }: ApplySession,
): Promise<boolean> {
  const sessions = mongo.collection<ApplySessionRecord>(applySessionModel(mongo).collection.name);
  await sessions.insertOne({ _id } as ApplySessionRecord);
  const content = { ...session, isOpen: true, startDueAt: session.createdAt, outbox: [] };
  try {
    await sessions.updateOne({ _id }, { $set: content });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await sessions.deleteOne({ _id });
    return false;
  }
}
