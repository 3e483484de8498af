import { isDeepStrictEqual } from 'node:util';
import type { Cause } from '../../domain/accounts/audit/audit-entry.ts';
import { AppError } from '../../domain/common/errors.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import { changedInterview, withSequence } from '../../domain/interviews/change-interview.ts';
import type { InterviewChanges } from '../../domain/interviews/interview-input.ts';
import { isOpen, type Interview } from '../../domain/interviews/interview.ts';
import { findInterview, writeInterview } from '../../storage/interviews/interviews.ts';
import type { AppContext } from '../context.ts';
import { anonymized } from '../hiring/pipeline/require-candidate.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { announceSoon } from '../webhooks/announce-soon.ts';
import { bookedElsewhere } from './booked-elsewhere.ts';
import { changeNews } from './interview-news.ts';
import { requireScorecardTemplate } from './scorecard-templates.ts';
import { resolveInterviewers } from './resolve-interviewers.ts';

/** Rejects an interview of a version that the caller does not expect. */
export type JudgeInterview = (interview: Interview) => void;

interface How {
  cause: Cause;
  judge: JudgeInterview;
}

/**
 * Changes an interview. Writes nothing when nothing changes.
 * @throws AppError `not_found`; `invalid_request` naming the member; `conflict` for a cancelled interview, an
 * anonymised candidate or a booked interviewer; any error of `judge`.
 */
export async function changeInterview(
  ctx: AppContext,
  target: OwnedRef,
  { changes, cause, judge }: How & { changes: InterviewChanges },
): Promise<Interview> {
  const { stores } = ctx;
  const named = changes.interviewers;
  const interviewers = named && (await resolveInterviewers(stores, target.accountId, named));
  await requireScorecardTemplate(stores, target.accountId, changes.scorecard_template_id);
  return changeJudged(ctx, { target, judge }, async (read) => {
    if (read.status === 'cancelled') {
      if (changes.status === 'cancelled') return read;
      throw wrongStatus(read.status);
    }
    if (read.tokenHash === null) throw anonymized();
    if (changes.status === 'cancelled' && !isOpen(read)) throw wrongStatus(read.status);
    const now = new Date();
    const changed = changedInterview(read, { changes, interviewers: interviewers ?? null, now });
    if (isDeepStrictEqual(changed, read)) return read;
    const interview = changed.status === 'cancelled' ? cancelled(changed, { cause, now }) : changed;
    return writeAndAnnounce(ctx, { interview, read, cause });
  });
}

/**
 * Cancels an interview that has not been held. A cancelled one is returned unchanged.
 * @throws AppError `not_found`; `conflict` for one that was held; any error of `judge`.
 */
export async function cancelInterview(
  ctx: AppContext,
  target: OwnedRef,
  { cause, judge, reason }: How & { reason: string | null },
): Promise<Interview> {
  return changeJudged(ctx, { target, judge }, async (read) => {
    if (read.status === 'cancelled') return read;
    if (!isOpen(read)) throw wrongStatus(read.status);
    const interview = cancelled(read, { cause, now: new Date(), reason });
    return writeAndAnnounce(ctx, { interview, read, cause });
  });
}

/** A cancelled interview; its time is free again. */
export function cancelled(
  read: Interview,
  { cause, now, reason = null }: { cause: Cause; now: Date; reason?: string | null },
): Interview {
  const cancellation = { by: cause.actor.kind, at: now, reason };
  return withSequence({ ...read, status: 'cancelled', cancellation }, read);
}

/** Applies a change to the interview that the caller judges, and again while it returns null (a version conflict). */
export function changeJudged(
  { stores }: Pick<AppContext, 'stores'>,
  { target, judge }: { target: OwnedRef; judge: JudgeInterview },
  change: (read: Interview) => Promise<Interview | null>,
): Promise<Interview> {
  return retryOnConflict(async () => {
    const read = await findInterview(stores, target);
    if (read === null) throw new AppError('not_found');
    judge(read);
    return change(read);
  });
}

/**
 * Writes a changed interview with its news, and announces them in the background; null when the write lost the race.
 * @throws AppError `conflict` when an interviewer is booked.
 */
export async function writeAndAnnounce(
  ctx: AppContext,
  { interview, read, cause }: { interview: Interview; read: Interview; cause: Cause },
): Promise<Interview | null> {
  const news = changeNews(interview, read, cause);
  const saved = await writeInterview(ctx.stores, { interview, from: read.status, ...news });
  if (saved === 'taken') throw await bookedElsewhere(ctx.stores, interview);
  if (saved !== null && news.events.length > 0) {
    announceSoon(ctx, { collection: 'interviews', documentId: saved.id, events: news.events });
  }
  return saved;
}

/** 409, naming the status under the path `status`. */
export function wrongStatus(status: Interview['status']): AppError {
  const message = `This interview is ${status.replace('_', ' ')}.`;
  return new AppError('conflict', { message, details: [{ path: 'status', message: status }] });
}
