import type { WorkflowHandle } from '@temporalio/client';
import type { ingestSource } from '../../workflows/market/ingest-source.ts';
import { ingestId, type IngestSourceInput } from '../../workflows/market/contract.ts';
import { MARKET_TASK_QUEUE, sourceIdAttribute } from '../../workflows/common/contract.ts';
import type { AppContext } from '../context.ts';

/** Starts a read of a source, or joins (or fails on) the running one. */
export function startIngestion(
  ctx: AppContext,
  input: IngestSourceInput,
  whenRunning: 'USE_EXISTING' | 'FAIL' = 'USE_EXISTING',
): Promise<WorkflowHandle<typeof ingestSource>> {
  return ctx.temporal.client.workflow.start<typeof ingestSource>('ingestSource', {
    taskQueue: MARKET_TASK_QUEUE,
    workflowId: ingestId(input.sourceId),
    workflowIdConflictPolicy: whenRunning,
    args: [input],
    typedSearchAttributes: [{ key: sourceIdAttribute, value: input.sourceId }],
    staticSummary: `Read source ${input.sourceId}${input.recordingId ? ' from a recording' : ''}`,
  });
}
