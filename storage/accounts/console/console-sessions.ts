import type { Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { ConsoleSession } from '../../../domain/accounts/console/people.ts';
import type { PageStart } from '../../../domain/common/result-page.ts';
import { newestFirst } from '../../newest-first.ts';
import { newId } from '../../new-id.ts';
import type { Stores } from '../../stores.ts';
import { newAuditEntry } from '../audit/new-audit-entry.ts';
import { consoleSessionModel, type ConsoleSessionRecord } from './console-session.model.ts';

export type NewConsoleSession = Pick<
  ConsoleSessionRecord,
  'hash' | 'userId' | 'accountId' | 'userAgent' | 'expiresAt' | 'issuer'
>;

/** A session of one person. */
export interface SessionRef {
  id: string;
  userId: string;
}

export async function insertSession(
  stores: Stores,
  session: NewConsoleSession,
  cause: Cause,
): Promise<void> {
  const now = new Date();
  const id = newId('consoleSession');
  const entry = newAuditEntry(cause, {
    action: 'session.started',
    accountId: session.accountId,
    targetId: id,
    before: null,
    after: { user_id: session.userId },
  });
  const record = { _id: id, ...session, createdAt: now, lastSeenAt: now, endedAt: null };
  await consoleSessionModel(stores.mongo).create({ ...record, trail: [entry] });
}

/** The session with this hash unless it was ended. */
export async function findSessionByHash(
  { mongo }: Stores,
  hash: string,
): Promise<ConsoleSession | null> {
  const record = await consoleSessionModel(mongo)
    .findOne({ hash, endedAt: null }, { trail: 0 })
    .lean<ConsoleSessionRecord>();
  return record === null ? null : toSession(record);
}

/** One session of a person unless it was ended. */
export async function findSession(
  { mongo }: Stores,
  { id, ...whose }: SessionRef & { accountId?: string },
): Promise<ConsoleSession | null> {
  const record = await consoleSessionModel(mongo)
    .findOne({ _id: id, ...whose, endedAt: null }, { trail: 0 })
    .lean<ConsoleSessionRecord>();
  return record === null ? null : toSession(record);
}

/** A page of a person's sessions that have not ended, newest first; of all accounts or of one. */
export async function listSessions(
  { mongo }: Stores,
  whose: { userId: string; accountId?: string },
  page: PageStart,
): Promise<ConsoleSession[]> {
  const filter = { ...whose, endedAt: null, expiresAt: { $gt: new Date() } };
  const without = { trail: 0, hash: 0 } as const;
  const records = await newestFirst(consoleSessionModel(mongo), filter, { ...page, without });
  return records.map(toSession);
}

/** Ends a session; false when it has ended before. */
export async function endSession(
  stores: Stores,
  session: ConsoleSession,
  cause: Cause,
): Promise<boolean> {
  const endedAt = new Date();
  const entry = newAuditEntry(cause, {
    action: 'session.ended',
    accountId: session.accountId,
    targetId: session.id,
    before: { ended_at: null },
    after: { ended_at: endedAt.toISOString() },
  });
  const result = await consoleSessionModel(stores.mongo).updateOne(
    { _id: session.id, userId: session.userId, endedAt: null },
    { $set: { endedAt }, $push: { trail: entry } },
  );
  return result.matchedCount === 1;
}

/** Ends a person's sessions that work in an account. */
export async function endSessionsIn(
  stores: Stores,
  { userId, accountId }: Pick<ConsoleSession, 'userId' | 'accountId'>,
  cause: Cause,
): Promise<void> {
  const filter = { userId, accountId, endedAt: null };
  const records = await consoleSessionModel(stores.mongo)
    .find(filter, { trail: 0, hash: 0 })
    .lean<ConsoleSessionRecord[]>();
  for (const record of records) await endSession(stores, toSession(record), cause);
}

/** Moves a session to another account of its person. */
export async function switchAccount(
  { mongo }: Stores,
  { id, userId }: SessionRef,
  accountId: string,
): Promise<void> {
  await consoleSessionModel(mongo).updateOne({ _id: id, userId }, { $set: { accountId } });
}

/** Records when a session was last seen. */
export async function touchSession({ mongo }: Stores, id: string, seenAt: Date): Promise<void> {
  await consoleSessionModel(mongo).updateOne({ _id: id }, { $max: { lastSeenAt: seenAt } });
}

function toSession(record: ConsoleSessionRecord): ConsoleSession {
  const { _id: id, userId, accountId, createdAt, lastSeenAt, userAgent, expiresAt } = record;
  const { issuer } = record;
  return {
    id,
    userId,
    accountId,
    createdAt,
    lastSeenAt,
    userAgent: userAgent ?? null,
    expiresAt,
    issuer: issuer ?? null,
  };
}
