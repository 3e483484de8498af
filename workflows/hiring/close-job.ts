import {
  condition,
  continueAsNew,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { storeCall } from '../common/activity-options.ts';
import { showStatus } from '../common/show-status.ts';
import { deadlineMovedSignal, type CloseJobWorkflow } from './contract.ts';

const { closeIfDue } = proxyActivities<Pick<HiringActivities, 'closeIfDue'>>({
  ...storeCall,
  summary: 'Close the role if its deadline has passed; else return the deadline',
});

/**
 * The durable timer of a role's `closes_at` (decision 0011). The workflow reads the deadline from MongoDB, waits until
 * then or until it is signalled, and reads again. It ends when there is no deadline to wait for.
 */
export const closeJob: CloseJobWorkflow = async (input) => {
  let moved = false;
  setHandler(deadlineMovedSignal, () => {
    moved = true;
  });
  for (;;) {
    moved = false;
    const closesAt = await closeIfDue({ ...input, at: new Date().toISOString() });
    // A signal during the activity may announce a deadline that its result does not include.
    if (closesAt === null && !moved) {
      return showStatus('ended', 'The role is not open, or has no deadline.');
    }
    // The next run reads the deadline first, so pending signals are not lost.
    if (workflowInfo().continueAsNewSuggested) await continueAsNew<CloseJobWorkflow>(input);
    if (closesAt === null || moved) continue;
    showStatus('waiting', `Closes the role at ${closesAt}.`);
    await condition(() => moved, Math.max(Date.parse(closesAt) - Date.now(), 0));
  }
};
