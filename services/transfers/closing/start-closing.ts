import {
  accountIdAttribute,
  HIRING_TASK_QUEUE,
  processStatusAttribute,
} from '../../../workflows/common/contract.ts';
import {
  closeAccountWorkflowId,
  type CloseAccountWorkflow,
} from '../../../workflows/transfers/contract.ts';
import type { AppContext } from '../../context.ts';

/** Starts the workflow that takes the due steps of a closing, or joins the running one. */
export async function startClosing(
  { temporal }: Pick<AppContext, 'temporal'>,
  accountId: string,
): Promise<void> {
  await temporal.client.workflow.start<CloseAccountWorkflow>('closeAccount', {
    taskQueue: HIRING_TASK_QUEUE,
    workflowId: closeAccountWorkflowId(accountId),
    workflowIdConflictPolicy: 'USE_EXISTING',
    args: [{ accountId }],
    typedSearchAttributes: [
      { key: accountIdAttribute, value: accountId },
      { key: processStatusAttribute, value: 'running' },
    ],
    staticSummary: `Take the due steps of closing ${accountId}`,
  });
}
