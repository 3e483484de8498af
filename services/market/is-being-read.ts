import { WorkflowNotFoundError } from '@temporalio/client';
import { ingestId } from '../../workflows/market/contract.ts';
import type { AppContext } from '../context.ts';

/** Whether a read of the source is running, of a live feed or of a recording. */
export async function isBeingRead(ctx: AppContext, sourceId: string): Promise<boolean> {
  try {
    const { status } = await ctx.temporal.client.workflow.getHandle(ingestId(sourceId)).describe();
    return status.name === 'RUNNING';
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}
