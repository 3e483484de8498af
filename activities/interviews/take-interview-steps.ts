import type { AppContext } from '../../services/context.ts';
import { takeSteps } from '../../services/interviews/take-steps.ts';
import type { InterviewInput } from '../../workflows/interviews/contract.ts';

export interface TakeInterviewStepsInput extends InterviewInput {
  /** The current time, so that timer and steps use one clock. */
  at: string;
}

/**
 * Takes the steps of an interview that are due, and returns the time of the next one, else null. Idempotent: a mail is
 * sent once per reader, kind and start, and an interview that has ended does not change.
 */
export function createTakeInterviewSteps(ctx: AppContext) {
  return async function takeInterviewSteps(input: TakeInterviewStepsInput): Promise<string | null> {
    const target = { accountId: input.accountId, id: input.interviewId };
    const next = await takeSteps(ctx, target, new Date(input.at));
    return next?.toISOString() ?? null;
  };
}
