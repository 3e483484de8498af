import { isDeepStrictEqual } from 'node:util';
import { systemCause } from '../../domain/accounts/audit/audit-entry.ts';
import { erasePersonal } from '../../domain/common/personal.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import { interviewSchema, isOpen, type Interview } from '../../domain/interviews/interview.ts';
import { findInterviewsOf } from '../../storage/interviews/candidate-interviews.ts';
import { findInterview } from '../../storage/interviews/interviews.ts';
import type { AppContext } from '../context.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { cancelled, writeAndAnnounce } from './change-interview.ts';

/**
 * Cancels the open interviews of an anonymised candidate, and erases texts and link of all of them. Kind, times,
 * interviewers and status stay. Idempotent.
 */
export async function eraseInterviews(
  ctx: AppContext,
  accountId: string,
  candidateIds: readonly string[],
): Promise<void> {
  for (const target of await findInterviewsOf(ctx.stores, accountId, candidateIds)) {
    await retryOnConflict(() => eraseInterview(ctx, target));
  }
}

async function eraseInterview(ctx: AppContext, target: OwnedRef): Promise<Interview | true | null> {
  const read = await findInterview(ctx.stores, target);
  if (read === null) return true;
  const ended = isOpen(read) ? cancelled(read, { cause: systemCause, now: new Date() }) : read;
  const interview = erasePersonal(interviewSchema, ended);
  if (isDeepStrictEqual(interview, read)) return true;
  return writeAndAnnounce(ctx, { interview, read, cause: systemCause });
}
