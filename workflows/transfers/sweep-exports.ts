import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { TransferActivities } from '../../activities/transfers/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepExportsWorkflow } from './contract.ts';

const { sweepExports: sweep } = proxyActivities<Pick<TransferActivities, 'sweepExports'>>({
  ...longPass,
  summary: 'Start exports that have no workflow, erase expired files',
});

/** Starts exports whose workflow a crash prevented, and erases files after a day; run by the schedule of that name. */
export const sweepExports: SweepExportsWorkflow = async () => {
  const swept = await sweep();
  setCurrentDetails(`${swept.started} exports started or joined, ${swept.expired} files erased.`);
  return swept;
};
