import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { SurveyActivities } from '../../activities/surveys/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepSurveysWorkflow } from './contract.ts';

const activities = proxyActivities<SurveyActivities>({
  ...longPass,
  summary: 'Store pending anonymous responses, finish deletions of surveys',
});

/** Finishes what a crash interrupted in the survey area; run by the schedule of that name. */
export const sweepSurveys: SweepSurveysWorkflow = async () => {
  const swept = await activities.sweepSurveys();
  setCurrentDetails(`${swept.stored} responses stored, ${swept.deleted} surveys deleted.`);
  return swept;
};
