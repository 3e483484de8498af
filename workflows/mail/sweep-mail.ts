import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { MailActivities } from '../../activities/mail/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepMailWorkflow } from './contract.ts';

const { sweepMail: sweep } = proxyActivities<MailActivities>({
  ...longPass,
  summary: 'Start sends that have no workflow',
});

/** Starts sends that a crash left without a workflow; run by the schedule of that name. */
export const sweepMail: SweepMailWorkflow = async () => {
  const swept = await sweep();
  setCurrentDetails(`${swept.started} sends started.`);
  return swept;
};
