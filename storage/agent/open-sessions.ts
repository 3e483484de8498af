import { isBusy, sessionStatuses } from '../../domain/agent/session-lifecycle.ts';
import type { Stores } from '../stores.ts';
import { applySessionModel, type ApplySessionRecord } from './apply-session.model.ts';

/** The members needed to start or signal a session's workflow. */
export type SessionName = Pick<ApplySessionRecord, 'accountId' | 'jobId'> & { id: string };

const busyStatuses = sessionStatuses.filter(isBusy);
const NAME = { accountId: 1, jobId: 1 } as const;

/** The moments before which sessions count as left behind. */
interface Overdue {
  /** Waiting to be started, or expired. */
  due: Date;
  /** Busy without progress. */
  silent: Date;
}

/**
 * Open sessions whose workflow was never started, did not expire them in time, or has made no progress for long while
 * busy. Oldest first.
 */
export async function findStalledSessions(
  { mongo }: Stores,
  { due, silent }: Overdue,
  limit: number,
): Promise<SessionName[]> {
  const sessions = applySessionModel(mongo);
  const notStarted = await sessions
    .find({ startDueAt: { $lte: due } }, NAME)
    .sort({ startDueAt: 1 })
    .limit(limit)
    .lean();
  const overdue = await sessions
    .find({ isOpen: true, expiresAt: { $lte: due } }, NAME)
    .sort({ expiresAt: 1 })
    .limit(limit)
    .lean();
  const stuck = await sessions
    .find({ isOpen: true, status: { $in: busyStatuses }, updatedAt: { $lte: silent } }, NAME)
    .sort({ updatedAt: 1 })
    .limit(limit)
    .lean();
  const names = [...notStarted, ...overdue, ...stuck].map(nameOf);
  return [...new Map(names.map((name) => [name.id, name])).values()];
}

/** Sessions of an account that wait for a top-up. */
export async function findUnpaidSessions(
  { mongo }: Stores,
  accountId: string,
): Promise<SessionName[]> {
  const waiting = { accountId, status: 'needs_payment' as const };
  return (await applySessionModel(mongo).find(waiting, NAME).lean()).map(nameOf);
}

/** Open sessions for a job. */
export async function findOpenSessionsOf({ mongo }: Stores, jobId: string): Promise<SessionName[]> {
  const open = { jobId, isOpen: true };
  return (await applySessionModel(mongo).find(open, NAME).lean()).map(nameOf);
}

function nameOf({
  _id: id,
  accountId,
  jobId,
}: Pick<ApplySessionRecord, '_id' | 'accountId' | 'jobId'>): SessionName {
  return { id, accountId, jobId };
}
