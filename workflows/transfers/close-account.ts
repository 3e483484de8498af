import { proxyActivities } from '@temporalio/workflow';
import type { TransferActivities } from '../../activities/transfers/index.ts';
import { longPass } from '../common/activity-options.ts';
import { showStatus } from '../common/show-status.ts';
import type { CloseAccountWorkflow } from './contract.ts';

const { takeClosingSteps } = proxyActivities<Pick<TransferActivities, 'takeClosingSteps'>>({
  ...longPass,
  summary: 'Take the due steps: tell the owners, write the archives, erase the data',
});

/** Takes the steps of a closing that are due (decision 0048). MongoDB knows when the next one is. */
export const closeAccount: CloseAccountWorkflow = async (input) => {
  const step = await takeClosingSteps(input);
  showStatus(step ?? 'reopened', 'The schedule sweep-closings takes the next step when it is due.');
};
