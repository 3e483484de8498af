import type { WorkflowHandle } from '@temporalio/client';
import {
  ingestId,
  type IngestSourceInput,
  type IngestSourceWorkflow,
} from '../../workflows/market/contract.ts';
import { MARKET_TASK_QUEUE, sourceIdAttribute } from '../../workflows/common/contract.ts';
import type { AppContext } from '../context.ts';

/** Starts a read of a source, or joins (or fails on) the running one. */
export function startIngestion(
  ctx: Pick<AppContext, 'temporal'>,
  input: IngestSourceInput,
  whenRunning: 'USE_EXISTING' | 'FAIL' = 'USE_EXISTING',
): Promise<WorkflowHandle<IngestSourceWorkflow>> {
  return ctx.temporal.client.workflow.start<IngestSourceWorkflow>('ingestSource', {
    taskQueue: MARKET_TASK_QUEUE,
    workflowId: ingestId(input.sourceId),
    workflowIdConflictPolicy: whenRunning,
    args: [input],
    typedSearchAttributes: [{ key: sourceIdAttribute, value: input.sourceId }],
    staticSummary: `Read source ${input.sourceId}${input.recordingId ? ' from a recording' : ''}`,
  });
}
