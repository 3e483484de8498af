import { WorkflowNotFoundError } from '@temporalio/client';
import { closeAccountWorkflowId } from '../../../workflows/transfers/contract.ts';
import type { AppContext } from '../../context.ts';

/** Payments continue: a charge that was made must be booked. */
const KEPT_TYPES = ['topUp'];

/** Terminates the workflows of an account, except payments and its closing. Idempotent. */
export async function endProcesses(
  { temporal }: Pick<AppContext, 'temporal'>,
  accountId: string,
  between: () => void,
): Promise<void> {
  const { workflow } = temporal.client;
  const query = `AccountId = "${accountId}" AND ExecutionStatus = "Running"`;
  for await (const { workflowId, type } of workflow.list({ query })) {
    between();
    if (KEPT_TYPES.includes(type) || workflowId === closeAccountWorkflowId(accountId)) continue;
    await workflow
      .getHandle(workflowId)
      .terminate('The account is closed.')
      .catch((error: unknown) => {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      });
  }
}
