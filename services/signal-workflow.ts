import { WorkflowNotFoundError } from '@temporalio/client';
import type { SignalDefinition } from '@temporalio/common';
import type { AppContext } from './context.ts';

/** Signals a workflow by its id; false when none runs. */
export async function signalWorkflow(
  { temporal }: Pick<AppContext, 'temporal'>,
  workflowId: string,
  signal: SignalDefinition,
): Promise<boolean> {
  try {
    await temporal.client.workflow.getHandle(workflowId).signal(signal);
    return true;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}
