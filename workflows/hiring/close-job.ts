import { continueAsNew, proxyActivities } from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { storeCall } from '../common/activity-options.ts';
import { deadlineMovedSignal, type CloseJobWorkflow } from './contract.ts';
import { keepDeadline } from './keep-deadline.ts';

const { closeIfDue } = proxyActivities<Pick<HiringActivities, 'closeIfDue'>>({
  ...storeCall,
  summary: 'Close the role if its deadline has passed; else return the deadline',
});

/** The durable timer of a role's `closes_at` (decision 0011). */
export const closeJob: CloseJobWorkflow = (input) =>
  keepDeadline({
    changed: deadlineMovedSignal,
    actIfDue: (at) => closeIfDue({ ...input, at }),
    nextRun: () => continueAsNew<CloseJobWorkflow>(input),
    waiting: (closesAt) => `Closes the role at ${closesAt}.`,
    ended: 'The role is not open, or has no deadline.',
  });
