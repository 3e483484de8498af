import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { TransferActivities } from '../../activities/transfers/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepClosingsWorkflow } from './contract.ts';

const { sweepClosings: sweep } = proxyActivities<Pick<TransferActivities, 'sweepClosings'>>({
  ...longPass,
  summary: 'Start the workflows of closings with a step that is due',
});

/** Starts the workflows of accounts that close when a step is due; run by the schedule of that name. */
export const sweepClosings: SweepClosingsWorkflow = async () => {
  const swept = await sweep();
  setCurrentDetails(`${swept.started} closings started or joined.`);
  return swept;
};
