import type { AppContext } from '../../services/context.ts';
import { createRemindOfScorecards } from './remind-of-scorecards.ts';
import { createTakeInterviewSteps } from './take-interview-steps.ts';

export type InterviewActivities = ReturnType<typeof createInterviewActivities>;

/** The activities of the interviews area: one line each. */
export function createInterviewActivities(ctx: AppContext) {
  return {
    takeInterviewSteps: createTakeInterviewSteps(ctx),
    remindOfScorecards: createRemindOfScorecards(ctx),
  };
}
