import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { ingestId, type IngestResult } from '../../workflows/market/contract.ts';
import type { AppContext } from '../context.ts';
import { startIngestion } from './start-ingestion.ts';

/**
 * Reads a recorded payload and waits for the result. A source has one read at a time, so a running read is awaited
 * first.
 */
export async function importRecording(
  ctx: Pick<AppContext, 'temporal'>,
  input: { sourceId: string; recordingId: string },
): Promise<IngestResult> {
  for (;;) {
    try {
      const handle = await startIngestion(ctx, input, 'FAIL');
      return await handle.result();
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
      const running = ctx.temporal.client.workflow.getHandle(ingestId(input.sourceId));
      await running.result().catch(() => undefined);
    }
  }
}
