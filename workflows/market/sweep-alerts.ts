import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { MarketActivities } from '../../activities/market/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepAlertsWorkflow } from './contract.ts';

const activities = proxyActivities<Pick<MarketActivities, 'sweepAlerts'>>({
  ...longPass,
  summary: 'Match new jobs with job alerts and send what is due',
});

/** One pass over the job alerts; run by the schedule of the same name. */
export const sweepAlerts: SweepAlertsWorkflow = async () => {
  const swept = await activities.sweepAlerts();
  const { jobs, asked, told, behindSeconds } = swept;
  setCurrentDetails(
    `${jobs} new jobs, ${asked} alerts asked, ${told} told, behind by ${behindSeconds} s.`,
  );
  return swept;
};
