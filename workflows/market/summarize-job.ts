import { proxyActivities } from '@temporalio/workflow';
import type { MarketActivities } from '../../activities/market/index.ts';
import { modelCall } from '../common/activity-options.ts';
import type { SummarizeJobInput } from './contract.ts';

const { writeJobSummary } = proxyActivities<Pick<MarketActivities, 'writeJobSummary'>>(modelCall);

/** Writes the AI summary of a job once; concurrent readers share this run by its id. */
export async function summarizeJob(input: SummarizeJobInput): Promise<void> {
  await writeJobSummary(input);
}
