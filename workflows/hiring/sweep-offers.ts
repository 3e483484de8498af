import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepOffersWorkflow } from './contract.ts';

const activities = proxyActivities<Pick<HiringActivities, 'sweepOffers'>>({
  ...longPass,
  summary: 'Expire offers past their deadline',
});

/** Expires offers whose timer was lost. Run by the schedule of the same name. */
export const sweepOffers: SweepOffersWorkflow = async () => {
  const swept = await activities.sweepOffers();
  setCurrentDetails(`${swept.expired} offers expired.`);
  return swept;
};
