import {
  accountIdAttribute,
  processStatusAttribute,
  HIRING_TASK_QUEUE,
} from '../../../workflows/common/contract.ts';
import {
  parseResumeId,
  type ReadResumeInput,
  type ReadResumeWorkflow,
} from '../../../workflows/hiring/contract.ts';
import type { AppContext } from '../../context.ts';

/** Starts reading an uploaded résumé, or joins the running read. */
export async function startReading(
  { temporal }: Pick<AppContext, 'temporal'>,
  { accountId, resumeId }: ReadResumeInput,
): Promise<void> {
  await temporal.client.workflow.start<ReadResumeWorkflow>('readResume', {
    taskQueue: HIRING_TASK_QUEUE,
    workflowId: parseResumeId(resumeId),
    workflowIdConflictPolicy: 'USE_EXISTING',
    args: [{ accountId, resumeId }],
    typedSearchAttributes: [
      { key: accountIdAttribute, value: accountId },
      { key: processStatusAttribute, value: 'queued' },
    ],
    staticSummary: `Read the résumé ${resumeId}`,
  });
}
