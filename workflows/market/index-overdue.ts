import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { MarketActivities } from '../../activities/market/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { IndexOverdueJobsWorkflow } from './contract.ts';

const { indexOverdue } = proxyActivities<Pick<MarketActivities, 'indexOverdue'>>({
  ...longPass,
  summary: 'Index what has waited too long',
});

/** Indexes what waited too long, whatever left it behind; run by the schedule of the same name. */
export const indexOverdueJobs: IndexOverdueJobsWorkflow = async () => {
  const indexed = await indexOverdue();
  setCurrentDetails(`${indexed} overdue jobs indexed.`);
  return { indexed };
};
