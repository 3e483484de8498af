import type { Stores } from '../stores.ts';
import { applySessionModel, type ApplySessionRecord } from './apply-session.model.ts';

/** What is needed to start, or to speak to, a session's workflow. */
export type SessionName = Pick<ApplySessionRecord, 'accountId' | 'jobId'> & { id: string };

const NAME = { accountId: 1, jobId: 1 } as const;

/** Open sessions whose workflow was never started, or did not end them in time, before a moment; longest first. */
export async function findLeftBehind(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<SessionName[]> {
  const sessions = applySessionModel(mongo);
  const notStarted = await sessions
    .find({ startDueAt: { $lte: before } }, NAME)
    .sort({ startDueAt: 1 })
    .limit(limit)
    .lean();
  const overdue = await sessions
    .find({ isOpen: true, expiresAt: { $lte: before } }, NAME)
    .sort({ expiresAt: 1 })
    .limit(limit)
    .lean();
  return [...notStarted, ...overdue].map(nameOf);
}

/** Sessions of an account that wait for money. */
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
