import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepPostingsWorkflow } from './contract.ts';

const activities = proxyActivities<Pick<HiringActivities, 'sweepPostings'>>({
  ...longPass,
  summary: 'Follow up changes of roles that were left behind, close what is overdue',
});

/** Makes good what a crash left between a change of a role and what follows from it; run by the schedule of that name. */
export const sweepPostings: SweepPostingsWorkflow = async () => {
  const swept = await activities.sweepPostings();
  setCurrentDetails(`${swept.settled} changes followed up, ${swept.closed} overdue roles closed.`);
  return swept;
};
