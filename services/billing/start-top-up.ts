import { WorkflowExecutionAlreadyStartedError, type WorkflowHandle } from '@temporalio/client';
import { accountIdAttribute, BILLING_TASK_QUEUE } from '../../workflows/common/contract.ts';
import {
  topUpWorkflowId,
  type TopUpInput,
  type TopUpWorkflow,
} from '../../workflows/billing/contract.ts';
import type { AppContext } from '../context.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';

/** Starts a top-up, or joins the running one with this key. A finished one is not started again. */
export async function startTopUp(
  { temporal: { client } }: Pick<AppContext, 'temporal'>,
  input: TopUpInput,
): Promise<WorkflowHandle<TopUpWorkflow>> {
  const workflowId = topUpWorkflowId(input.accountId, input.key);
  try {
    return await client.workflow.start<TopUpWorkflow>('topUp', {
      workflowId,
      taskQueue: BILLING_TASK_QUEUE,
      args: [input],
      workflowIdReusePolicy: 'ALLOW_DUPLICATE_FAILED_ONLY',
      workflowIdConflictPolicy: 'USE_EXISTING',
      typedSearchAttributes: [{ key: accountIdAttribute, value: input.accountId }],
      staticSummary: `Top up by ${input.amountUsdMicros} micro-USD`,
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    return client.workflow.getHandle<TopUpWorkflow>(workflowId);
  }
}

/** Starts a top-up in the background. The sweep starts one that fails here. */
export function startTopUpSoon(ctx: Pick<AppContext, 'log' | 'temporal'>, input: TopUpInput): void {
  void orDeferToSweep(ctx, startTopUp(ctx, input), { account_id: input.accountId });
}
