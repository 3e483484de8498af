import { systemCause } from '../../domain/accounts/audit/audit-entry.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import { stepsAt } from '../../domain/interviews/steps.ts';
import { findInterview } from '../../storage/interviews/interviews.ts';
import type { AppContext } from '../context.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { writeAndAnnounce } from './change-interview.ts';
import { remindOfInterview } from './mail-interview.ts';

/**
 * Takes the steps of an interview that are due at `at`: reminds its people, and ends it once its time is over. Returns
 * when to look again, null for never. Idempotent.
 */
export async function takeSteps(ctx: AppContext, target: OwnedRef, at: Date): Promise<Date | null> {
  const interview = await findInterview(ctx.stores, target);
  if (interview === null) return null;
  const { remind, isOver, next } = stepsAt(interview, at);
  const { startsAt } = interview;
  if (remind !== null && startsAt !== null) {
    await remindOfInterview(ctx, target, { kind: remind, startsAt, now: at });
  }
  if (isOver) await endInterview(ctx, target, at);
  return next;
}

/** Marks an interview as held once its time is over, unless it has another status or time by now. */
async function endInterview(ctx: AppContext, target: OwnedRef, at: Date): Promise<void> {
  await retryOnConflict(async () => {
    const read = await findInterview(ctx.stores, target);
    if (read === null || !stepsAt(read, at).isOver) return true;
    const interview = { ...read, status: 'done' } as const;
    return writeAndAnnounce(ctx, { interview, read, cause: systemCause });
  });
}
