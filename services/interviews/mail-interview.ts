import type { OwnedRef } from '../../domain/common/ids.ts';
import type { InterviewMailKind } from '../../domain/interviews/interview-mails.ts';
import type { Interview } from '../../domain/interviews/interview.ts';
import { reminderAt } from '../../domain/interviews/steps.ts';
import { findInterview } from '../../storage/interviews/interviews.ts';
import type { AppContext } from '../context.ts';
import { mailCandidate, mailInterviewer, readPeople, type Mailing } from './interview-letters.ts';

/**
 * Mails the state of an interview to the candidate and the interviewers, each state once. A state that another has
 * replaced is not mailed. Idempotent: the key of a mail is its reader and the sequence.
 */
export async function mailInterview(ctx: AppContext, target: OwnedRef): Promise<void> {
  const interview = await findInterview(ctx.stores, target);
  const kind = interview === null ? null : kindOf(interview, new Date());
  if (interview === null || kind === null) return;
  const mailing = await readPeople(ctx, interview);
  const which = { kind, key: `${kind} ${interview.sequence}`, causedAt: interview.updatedAt };
  await mailCandidate(ctx, mailing, which);
  if (interview.startsAt === null) return;
  for (const interviewer of interview.interviewers) {
    await mailInterviewer(ctx, mailing, { ...which, interviewer });
  }
  await mailDropped(ctx, mailing);
}

/**
 * Reminds candidate and interviewers of an interview, once per start. Only while it is scheduled for that start and has
 * not begun. Idempotent.
 */
export async function remindOfInterview(
  ctx: AppContext,
  target: OwnedRef,
  { kind, startsAt, now }: { kind: 'day' | 'hour'; startsAt: Date; now: Date },
): Promise<void> {
  const interview = await findInterview(ctx.stores, target);
  if (interview?.status !== 'scheduled' || now >= startsAt) return;
  if (interview.startsAt?.getTime() !== startsAt.getTime()) return;
  const mailing = await readPeople(ctx, interview);
  const key = `${kind} ${startsAt.getTime()}`;
  const which = { kind, key, causedAt: reminderAt(kind, startsAt) };
  await mailCandidate(ctx, mailing, which);
  for (const interviewer of interview.interviewers) {
    await mailInterviewer(ctx, mailing, { ...which, interviewer });
  }
}

/** Those whom the latest change took off. */
async function mailDropped(ctx: AppContext, mailing: Mailing): Promise<void> {
  const { dropped, sequence, updatedAt: causedAt } = mailing.interview;
  for (const interviewer of dropped.filter((one) => one.sequence === sequence)) {
    await mailInterviewer(ctx, mailing, {
      ...{ kind: 'cancelled', key: `cancelled ${sequence}`, causedAt, interviewer },
    });
  }
}

/** The mail of a state; null for one that is not mailed. */
function kindOf({ status, endsAt }: Interview, now: Date): InterviewMailKind | null {
  if (status === 'proposed') return 'proposed';
  if (endsAt !== null && endsAt < now) return null;
  return status === 'scheduled' || status === 'cancelled' ? status : null;
}
