import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { WorkforceActivities } from '../../activities/workforce/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepWorkforceWorkflow } from './contract.ts';

const activities = proxyActivities<WorkforceActivities>({
  ...longPass,
  summary: 'Finish interrupted hires, attendance and deletions of employees',
});

/** Finishes what a crash interrupted in the workforce area; run by the schedule of that name. */
export const sweepWorkforce: SweepWorkforceWorkflow = async () => {
  const swept = await activities.sweepWorkforce();
  setCurrentDetails(
    `${swept.hired} hires finished, ${swept.applied} changes of attendance applied, ${swept.deleted} employees deleted.`,
  );
  return swept;
};
