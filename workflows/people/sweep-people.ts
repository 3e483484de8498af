import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { PeopleActivities } from '../../activities/people/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepPeopleWorkflow } from './contract.ts';

const activities = proxyActivities<PeopleActivities>({
  ...longPass,
  summary: 'Bring People Search up to date with candidates who consented',
});

/** Brings People Search up to date; run by the schedule of that name. */
export const sweepPeople: SweepPeopleWorkflow = async () => {
  const swept = await activities.sweepPeople();
  setCurrentDetails(`${swept.projected} people brought up to date.`);
  return swept;
};
