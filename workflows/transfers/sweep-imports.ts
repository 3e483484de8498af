import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { TransferActivities } from '../../activities/transfers/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepImportsWorkflow } from './contract.ts';

const { sweepImports: sweep } = proxyActivities<Pick<TransferActivities, 'sweepImports'>>({
  ...longPass,
  summary: 'Start imports that have no workflow',
});

/** Starts imports whose workflow a crash prevented; run by the schedule of that name. */
export const sweepImports: SweepImportsWorkflow = async () => {
  const started = await sweep();
  setCurrentDetails(`${started} imports started or joined.`);
  return { started };
};
