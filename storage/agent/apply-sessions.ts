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

/** What clients, and those who work for them, never see. */
const HIDDEN = { outbox: 0, startDueAt: 0, isOpen: 0 } as const;
/** What a row of a list does without. */
const LARGE = { fields: 0, answers: 0, files: 0, messages: 0, documents: 0 } as const;

/** A session as it is read. */
type StoredSession = Omit<ApplySessionRecord, keyof typeof HIDDEN>;

/** A session and what is announced of the change. */
export interface SessionWrite {
  session: ApplySession;
  events: OutboxEvent[];
}

/** Inserts a session that has just begun; false when the account has an open one for the job. */
export function insertSession({ mongo }: Stores, session: ApplySession): Promise<boolean> {
  return unlessTaken(() => applySessionModel(mongo).create(begun(session)));
}

/** Inserts a session where an earlier one of the same account and job is over; false where one is open. */
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

/** The session of an account for a job that is not over; null when there is none. */
export async function findOpenSession(
  { mongo }: Stores,
  { accountId, jobId }: { accountId: string; jobId: string },
): Promise<ApplySession | null> {
  const open = { accountId, jobId, isOpen: true };
  return sessionOf(await applySessionModel(mongo).findOne(open, HIDDEN).lean<StoredSession>());
}

/** A page of an account's sessions, newest first, without what only one of them needs. */
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
 * Writes a session over the version it was read at, with its events; null when somebody else was first. What it has
 * paid for is not among it: that is noted as it is paid.
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

/** Notes what sessions have paid for, each once by its key; of those that are over too. */
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

/** Notes that a session's workflow runs. */
export async function markStarted({ mongo }: Stores, { accountId, id }: OwnedRef): Promise<void> {
  await applySessionModel(mongo).updateOne({ _id: id, accountId }, { $unset: { startDueAt: '' } });
}

function sessionOf(record: StoredSession | null): ApplySession | null {
  if (record === null) return null;
  const { _id: id, ...session } = record;
  return { id, ...session };
}
