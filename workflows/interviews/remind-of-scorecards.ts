import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { InterviewActivities } from '../../activities/interviews/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { RemindOfScorecardsWorkflow } from './contract.ts';

const activities = proxyActivities<InterviewActivities>({
  ...longPass,
  summary: 'Remind interviewers of late scorecards',
});

/** Reminds interviewers of late scorecards; run by the schedule of that name. */
export const remindOfScorecards: RemindOfScorecardsWorkflow = async () => {
  const reminded = await activities.remindOfScorecards();
  setCurrentDetails(`${reminded.interviews} interviews with late scorecards.`);
  return reminded;
};
