import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { MarketActivities } from '../../activities/market/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { IndexOverdueJobsWorkflow } from './contract.ts';

const { indexOverdue } = proxyActivities<Pick<MarketActivities, 'indexOverdue'>>({
  ...longPass,
  summary: 'Index overdue jobs and companies',
});

/** Indexes jobs and companies that have waited too long. Run by the schedule of the same name. */
export const indexOverdueJobs: IndexOverdueJobsWorkflow = async () => {
  const indexed = await indexOverdue();
  setCurrentDetails(`${indexed} overdue jobs indexed.`);
  return { indexed };
};
