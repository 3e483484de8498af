import type { OwnedRef } from '../../domain/common/ids.ts';
import { findInterview } from '../../storage/interviews/interviews.ts';
import {
  accountIdAttribute,
  HIRING_TASK_QUEUE,
  processStatusAttribute,
} from '../../workflows/common/contract.ts';
import {
  interviewChangedSignal,
  interviewWorkflowId,
  type InterviewWorkflow,
} from '../../workflows/interviews/contract.ts';
import type { AppContext } from '../context.ts';
import { signalWorkflow } from '../signal-workflow.ts';

/** Starts the workflow of a scheduled interview or wakes it; that of any other is only woken, to end. Idempotent. */
export async function watchInterview(ctx: AppContext, target: OwnedRef): Promise<void> {
  const interview = await findInterview(ctx.stores, target);
  const workflowId = interviewWorkflowId(target.id);
  if (interview?.status !== 'scheduled') {
    await signalWorkflow(ctx, workflowId, interviewChangedSignal);
    return;
  }
  const { id: interviewId, accountId } = interview;
  await ctx.temporal.client.workflow.signalWithStart<InterviewWorkflow>('interview', {
    taskQueue: HIRING_TASK_QUEUE,
    workflowId,
    signal: interviewChangedSignal,
    signalArgs: [],
    args: [{ interviewId, accountId }],
    typedSearchAttributes: [
      { key: accountIdAttribute, value: accountId },
      { key: processStatusAttribute, value: 'waiting' },
    ],
    staticSummary: `Remind of ${interviewId}, and end it`,
  });
}
