import type { AppContext } from '../../services/context.ts';
import { createTakeInterviewSteps } from './take-interview-steps.ts';

export type InterviewActivities = ReturnType<typeof createInterviewActivities>;

/** The activities of the interviews area: one line each. */
export function createInterviewActivities(ctx: AppContext) {
  return { takeInterviewSteps: createTakeInterviewSteps(ctx) };
}
