import { WorkflowFailedError, WorkflowNotFoundError } from '@temporalio/client';
import { ingestId } from '../../workflows/market/contract.ts';
import type { AppContext } from '../context.ts';

/** Cancels a running read of a source and waits until it no longer writes. Needs a running worker. */
export async function endIngestion(
  ctx: Pick<AppContext, 'temporal'>,
  sourceId: string,
): Promise<void> {
  const handle = ctx.temporal.client.workflow.getHandle(ingestId(sourceId));
  try {
    await handle.cancel();
    await handle.result();
  } catch (error) {
    // There was none, it had ended, or it ended as cancelled.
    if (error instanceof WorkflowNotFoundError || error instanceof WorkflowFailedError) return;
    throw error;
  }
}
