import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { MarketActivities } from '../../activities/market/index.ts';
import { storeCall } from '../common/activity-options.ts';
import type { DispatchIngestionWorkflow } from './contract.ts';

const { startDueReads } = proxyActivities<Pick<MarketActivities, 'startDueReads'>>({
  ...storeCall,
  scheduleToCloseTimeout: '5 minutes',
  summary: 'Start a read of every source that is due',
});

/** Starts a read of every source that is due, up to a limit. Run by the schedule of the same name. */
export const dispatchIngestion: DispatchIngestionWorkflow = async () => {
  const started = await startDueReads();
  setCurrentDetails(`${started} reads started.`);
  return { started };
};
