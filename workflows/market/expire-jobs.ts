import { patched, proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { MarketActivities } from '../../activities/market/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { ExpireOverdueJobsWorkflow } from './contract.ts';

const { expireJobs } = proxyActivities<Pick<MarketActivities, 'expireJobs'>>({
  ...longPass,
  summary: 'Close jobs whose deadline has passed',
});
const { indexOverdue } = proxyActivities<Pick<MarketActivities, 'indexOverdue'>>({
  ...longPass,
  summary: 'Index overdue jobs and companies',
});
const { sweepRecordings } = proxyActivities<Pick<MarketActivities, 'sweepRecordings'>>({
  ...longPass,
  summary: 'Remove recorded payloads that no read uses',
});

/**
 * Closes jobs whose deadline has passed, and removes recorded payloads that an import left behind. Run by the
 * schedule of the same name. It needs only MongoDB: indexing has its own workflow, which waits for Elasticsearch.
 */
export const expireOverdueJobs: ExpireOverdueJobsWorkflow = async () => {
  const closed = await expireJobs();
  // Runs that started before `indexOverdueJobs` was a workflow of its own.
  if (!patched('index-apart')) await indexOverdue();
  let details = `${closed} jobs closed at their deadline.`;
  if (patched('sweep-recordings')) {
    details += ` ${await sweepRecordings()} unused recordings removed.`;
  }
  setCurrentDetails(details);
  return { closed };
};
