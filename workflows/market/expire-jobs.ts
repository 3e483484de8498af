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
  summary: 'Index what has waited too long',
});
const { sweepRecordings } = proxyActivities<Pick<MarketActivities, 'sweepRecordings'>>({
  ...longPass,
  summary: 'Remove recorded payloads that no read will ask for',
});

/**
 * Closes jobs whose deadline has passed, and removes payloads that an import left behind; run by the schedule of the
 * same name. Needs MongoDB alone: what is indexed waits for Elasticsearch in a workflow of its own.
 */
export const expireOverdueJobs: ExpireOverdueJobsWorkflow = async () => {
  const closed = await expireJobs();
  // Runs that began before `indexOverdueJobs` was one.
  if (!patched('index-apart')) await indexOverdue();
  let details = `${closed} jobs closed at their deadline.`;
  if (patched('sweep-recordings')) {
    details += ` ${await sweepRecordings()} forgotten recordings removed.`;
  }
  setCurrentDetails(details);
  return { closed };
};
