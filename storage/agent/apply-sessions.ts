import type { PageStart } from '../../domain/common/result-page.ts';
import { newestFirst } from '../newest-first.ts';
import { isOver } from '../../domain/agent/session-lifecycle.ts';
import type { ApplySession } from '../../domain/agent/session.ts';
import type { SessionCharge } from '../../domain/agent/session-charge.ts';
import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { unlessTaken } from '../duplicate-key.ts';
import { insertOverFreedKey } from '../insert-over-freed-key.ts';
import { readOwned } from '../read-owned.ts';
import { collectionOf } from '../define-model.ts';
import type { Stores } from '../stores.ts';
import { applySessionModel, type ApplySessionRecord } from './apply-session.model.ts';

/** Members that are internal to storage. */
const HIDDEN = { outbox: 0, startDueAt: 0, isOpen: 0 } as const;
/** Members that rows of a list leave out. */
const LARGE = { fields: 0, answers: 0, files: 0, messages: 0, documents: 0 } as const;

/** A session as read. */
type StoredSession = Omit<ApplySessionRecord, keyof typeof HIDDEN>;

/** A session, and the events of its change. */
export interface SessionWrite {
  session: ApplySession;
  events: OutboxEvent[];
}

/** Inserts a new session; false when the account has an open one for the job. */
export function insertSession({ mongo }: Stores, session: ApplySession): Promise<boolean> {
  return unlessTaken(() => applySessionModel(mongo).create(begun(session)));
}

/** Inserts a session where an earlier one of the same account and job has ended; false when one is open. */
export function insertOverEnded({ mongo }: Stores, session: ApplySession): Promise<boolean> {
  const sessions = collectionOf(mongo, applySessionModel);
  const { _id, ...content } = begun(session);
  return insertOverFreedKey(sessions, { _id }, { $set: content });
}

function begun({ id: _id, ...session }: ApplySession): ApplySessionRecord {
  return { _id, ...session, isOpen: true, startDueAt: session.createdAt, outbox: [] };
}

const readSession = readOwned<ApplySessionRecord, StoredSession>(applySessionModel, HIDDEN);

/** A session of an account; null when there is none. */
export async function findSession(stores: Stores, ref: OwnedRef): Promise<ApplySession | null> {
  return isId('session', ref.id) ? sessionOf(await readSession(stores, ref)) : null;
}

/** The open session of an account for a job; null when there is none. */
export async function findOpenSession(
  { mongo }: Stores,
  { accountId, jobId }: { accountId: string; jobId: string },
): Promise<ApplySession | null> {
  const open = { accountId, jobId, isOpen: true };
  return sessionOf(await applySessionModel(mongo).findOne(open, HIDDEN).lean<StoredSession>());
}

/** A page of an account's sessions, newest first, without the members that only a single session shows. */
export async function listSessions(
  { mongo }: Stores,
  accountId: string,
  page: PageStart,
): Promise<ApplySession[]> {
  const records = await newestFirst<ApplySessionRecord, StoredSession>(
    applySessionModel(mongo),
    { accountId },
    { ...page, without: { ...HIDDEN, ...LARGE } },
  );
  const bare = { fields: [], answers: {}, files: [], messages: [], documents: [] };
  return records.map(({ _id, ...record }) => ({ ...record, ...bare, id: _id }));
}

/**
 * Writes a session over the version that was read, with its events. Null when the write lost the race. Payments are
 * not written here: they are recorded when they are made.
 */
export async function saveSession(
  { mongo }: Stores,
  { session: { id, accountId, version, paidTurns, ...content }, events }: SessionWrite,
): Promise<ApplySession | null> {
  const { matchedCount } = await applySessionModel(mongo).updateOne(
    { _id: id, accountId, version },
    {
      $set: { ...content, isOpen: !isOver(content.status), version: version + 1 },
      $push: { outbox: { $each: events } },
    },
  );
  return matchedCount === 0 ? null : { id, accountId, paidTurns, ...content, version: version + 1 };
}

/** Records the payments of sessions, each once by its key. Ended sessions are included. */
export async function addPaidTurns(
  { mongo }: Stores,
  charges: readonly (SessionCharge & { accountId: string })[],
): Promise<void> {
  if (charges.length === 0) return;
  const sessions = collectionOf(mongo, applySessionModel);
  const writes = charges.map(({ accountId, sessionId, turn }) => ({
    updateOne: {
      filter: { _id: sessionId, accountId, 'paidTurns.key': { $ne: turn.key } },
      update: { $push: { paidTurns: turn } },
    },
  }));
  await sessions.bulkWrite(writes, { ordered: false });
}

/** Records that the workflow of a session runs. */
export async function markStarted({ mongo }: Stores, { accountId, id }: OwnedRef): Promise<void> {
  await applySessionModel(mongo).updateOne({ _id: id, accountId }, { $unset: { startDueAt: '' } });
}

function sessionOf(record: StoredSession | null): ApplySession | null {
  if (record === null) return null;
  const { _id: id, ...session } = record;
  return { id, ...session };
}
