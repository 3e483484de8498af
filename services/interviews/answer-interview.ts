import type { Cause } from '../../domain/accounts/audit/audit-entry.ts';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';
import { mayCancel, mayChange } from '../../domain/interviews/candidate-rules.ts';
import { withSequence } from '../../domain/interviews/change-interview.ts';
import { endOf } from '../../domain/interviews/interview-end.ts';
import { isOpen, type Interview } from '../../domain/interviews/interview.ts';
import type { CandidateInput } from '../../domain/interviews/public-interview.ts';
import type { AppContext } from '../context.ts';
import { cancelled, changeJudged, writeAndAnnounce, wrongStatus } from './change-interview.ts';

interface Answering {
  input: CandidateInput;
  requestId: string;
}

/**
 * The candidate chooses one of the offered slots, moves to another, or cancels. The write takes the time, so of any
 * number of candidates one gets a slot. A repetition returns the interview unchanged.
 * @throws AppError `invalid_request` for a time that is not offered; `conflict` for one that is taken, for an interview
 * that has ended, and for a change that comes too late.
 */
export async function answerInterview(
  ctx: AppContext,
  target: Interview,
  { input, requestId }: Answering,
): Promise<Interview> {
  const cause: Cause = { actor: { kind: 'candidate', id: null, name: null }, requestId };
  return changeJudged(ctx, { target, judge: onlyOfLink(target) }, async (read) => {
    const interview = answered(read, { input, cause, now: new Date() });
    return interview === read ? read : writeAndAnnounce(ctx, { interview, read, cause });
  });
}

/** Refuses an interview whose link was closed meanwhile. */
function onlyOfLink({ tokenHash }: Interview) {
  return (read: Interview) => {
    if (read.tokenHash !== tokenHash) throw new AppError('not_found');
  };
}

interface Given {
  input: CandidateInput;
  cause: Cause;
  now: Date;
}

function answered(read: Interview, { input, cause, now }: Given): Interview {
  if (input.action === 'cancel') return withdrawn(read, { input, cause, now });
  if (!isOpen(read)) throw wrongStatus(read.status);
  const start = new Date(input.starts_at ?? 0);
  if (read.startsAt?.getTime() === start.getTime()) return read;
  const slot = offeredSlot(read, start, now);
  if (read.status === 'scheduled' && !mayChange(read, now)) throw tooLate();
  const chosen: Interview = {
    ...read,
    status: 'scheduled',
    startsAt: slot,
    endsAt: endOf(slot, read.durationMinutes),
    timedAt: now,
    candidateTimezone: input.timezone ?? read.candidateTimezone,
  };
  return withSequence(chosen, read);
}

/** @throws AppError `invalid_request` for a time that is not offered, or has passed. */
function offeredSlot({ slots }: Interview, start: Date, now: Date): Date {
  const slot = slots.find((one) => one.getTime() === start.getTime());
  if (slot !== undefined && slot > now) return slot;
  throw invalidRequest('starts_at', 'is not one of the times on offer');
}

function withdrawn(read: Interview, { input, cause, now }: Given): Interview {
  if (read.status === 'cancelled') return read;
  if (!isOpen(read)) throw wrongStatus(read.status);
  if (!mayCancel(read, now)) throw tooLate();
  return cancelled(read, { cause, now, reason: input.reason ?? null });
}

function tooLate(): AppError {
  return new AppError('conflict', {
    message: 'It is too late to move or cancel this interview.',
    details: [{ path: 'change_until', message: 'has passed' }],
  });
}
