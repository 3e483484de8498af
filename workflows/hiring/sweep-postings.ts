import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepPostingsWorkflow } from './contract.ts';

const activities = proxyActivities<Pick<HiringActivities, 'sweepPostings'>>({
  ...longPass,
  summary: 'Sync changed roles, close overdue roles',
});

/** Syncs roles whose changes a crash left unsynced. Run by the schedule of the same name. */
export const sweepPostings: SweepPostingsWorkflow = async () => {
  const swept = await activities.sweepPostings();
  setCurrentDetails(`${swept.settled} roles synced, ${swept.closed} overdue roles closed.`);
  return swept;
};
