import type { OwnedRef } from '../../../domain/common/ids.ts';
import {
  accountIdAttribute,
  HIRING_TASK_QUEUE,
  processStatusAttribute,
} from '../../../workflows/common/contract.ts';
import { exportWorkflowId, type RunExportWorkflow } from '../../../workflows/transfers/contract.ts';
import type { AppContext } from '../../context.ts';

/** Starts an export, or joins the running one. */
export async function startExport(
  { temporal }: Pick<AppContext, 'temporal'>,
  { accountId, id }: OwnedRef,
): Promise<void> {
  await temporal.client.workflow.start<RunExportWorkflow>('runExport', {
    taskQueue: HIRING_TASK_QUEUE,
    workflowId: exportWorkflowId(id),
    workflowIdConflictPolicy: 'USE_EXISTING',
    args: [{ accountId, exportId: id }],
    typedSearchAttributes: [
      { key: accountIdAttribute, value: accountId },
      { key: processStatusAttribute, value: 'queued' },
    ],
    staticSummary: `Export ${id}`,
  });
}
