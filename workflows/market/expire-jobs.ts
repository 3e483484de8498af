import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { MarketActivities } from '../../activities/market/index.ts';
import { longPass } from '../common/activity-options.ts';

const { expireJobs } = proxyActivities<Pick<MarketActivities, 'expireJobs'>>({
  ...longPass,
  summary: 'Close jobs whose deadline has passed',
});
const { indexOverdue } = proxyActivities<Pick<MarketActivities, 'indexOverdue'>>({
  ...longPass,
  summary: 'Index what has waited too long',
});

/**
 * Closes jobs whose deadline has passed and indexes what waited too long, whatever left it behind; run by
 * the schedule of the same name.
 */
export async function expireOverdueJobs(): Promise<{ closed: number; indexed: number }> {
  const closed = await expireJobs();
  const indexed = await indexOverdue();
  setCurrentDetails(`${closed} jobs closed at their deadline, ${indexed} overdue jobs indexed.`);
  return { closed, indexed };
}
