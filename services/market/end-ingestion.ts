import { WorkflowFailedError, WorkflowNotFoundError } from '@temporalio/client';
import { ingestId } from '../../workflows/market/contract.ts';
import type { AppContext } from '../context.ts';

/** Cancels the read of a source, if one runs, and waits until it writes no more. Needs a running worker then. */
export async function endIngestion(ctx: AppContext, sourceId: string): Promise<void> {
  const handle = ctx.temporal.client.workflow.getHandle(ingestId(sourceId));
  try {
    await handle.cancel();
    await handle.result();
  } catch (error) {
    // There was none, it was over already, or it ended as cancelled.
    if (error instanceof WorkflowNotFoundError || error instanceof WorkflowFailedError) return;
    throw error;
  }
}
