import type { AppContext } from '../../services/context.ts';
import { createSweepSurveys } from './sweep-surveys.ts';

export type SurveyActivities = ReturnType<typeof createSurveyActivities>;

/** The activities of the survey area: one line each. */
export function createSurveyActivities(ctx: AppContext) {
  return { sweepSurveys: createSweepSurveys(ctx) };
}
