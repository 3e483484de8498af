import { proxyActivities } from '@temporalio/workflow';
import type { MarketActivities } from '../../activities/market/index.ts';
import { modelCall } from '../common/activity-options.ts';
import type { SummarizeJobWorkflow } from './contract.ts';

const { writeJobSummary } = proxyActivities<Pick<MarketActivities, 'writeJobSummary'>>({
  ...modelCall,
  summary: 'Write the summary of the posting',
});

/** Writes the AI summary of a job once. Concurrent readers share this run by its workflow id. */
export const summarizeJob: SummarizeJobWorkflow = (input) => {
  return writeJobSummary(input);
};
