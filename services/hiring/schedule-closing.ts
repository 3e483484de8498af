import type { Posting } from '../../domain/hiring/posting.ts';
import {
  accountIdAttribute,
  jobIdAttribute,
  organizationIdAttribute,
  processStatusAttribute,
  HIRING_TASK_QUEUE,
} from '../../workflows/common/contract.ts';
import {
  closeJobId,
  deadlineMovedSignal,
  type CloseJobWorkflow,
} from '../../workflows/hiring/contract.ts';
import type { AppContext } from '../context.ts';
import { signalWorkflow } from '../signal-workflow.ts';

/**
 * Starts the timer that closes an open role at its deadline, or makes the running one check again. The timer reads
 * the posting from MongoDB: if the role has closed or lost its deadline, it ends.
 */
export async function scheduleClosing(
  ctx: Pick<AppContext, 'temporal'>,
  posting: Posting,
): Promise<void> {
  const { status, closesAt } = posting;
  if (closesAt === null) return;
  if (status === 'open') await startOrWake(ctx, posting);
  else if (closesAt > new Date())
    await signalWorkflow(ctx, closeJobId(posting.id), deadlineMovedSignal);
}

async function startOrWake(
  { temporal }: Pick<AppContext, 'temporal'>,
  posting: Posting,
): Promise<void> {
  const { id: jobId, accountId, organizationId } = posting;
  await temporal.client.workflow.signalWithStart<CloseJobWorkflow>('closeJob', {
    taskQueue: HIRING_TASK_QUEUE,
    workflowId: closeJobId(jobId),
    args: [{ jobId, accountId }],
    signal: deadlineMovedSignal,
    signalArgs: [],
    typedSearchAttributes: [
      { key: jobIdAttribute, value: jobId },
      { key: organizationIdAttribute, value: organizationId },
      { key: accountIdAttribute, value: accountId },
      { key: processStatusAttribute, value: 'waiting' },
    ],
    staticSummary: `Close ${jobId} at its deadline`,
  });
}
