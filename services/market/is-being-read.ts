import { WorkflowNotFoundError } from '@temporalio/client';
import { ingestId } from '../../workflows/market/contract.ts';
import type { AppContext } from '../context.ts';

/** Whether a source is being read, from a live feed or a recording. */
export async function isBeingRead(
  ctx: Pick<AppContext, 'temporal'>,
  sourceId: string,
): Promise<boolean> {
  try {
    const { status } = await ctx.temporal.client.workflow.getHandle(ingestId(sourceId)).describe();
    return status.name === 'RUNNING';
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}
