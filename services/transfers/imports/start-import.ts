import type { Import } from '../../../domain/transfers/imports/import.ts';
import {
  accountIdAttribute,
  HIRING_TASK_QUEUE,
  processStatusAttribute,
} from '../../../workflows/common/contract.ts';
import { importWorkflowId, type RunImportWorkflow } from '../../../workflows/transfers/contract.ts';
import type { AppContext } from '../../context.ts';

/** Starts an import, or joins the running one. */
export async function startImport(
  { temporal }: Pick<AppContext, 'temporal'>,
  { accountId, id }: Pick<Import, 'accountId' | 'id'>,
): Promise<void> {
  await temporal.client.workflow.start<RunImportWorkflow>('runImport', {
    taskQueue: HIRING_TASK_QUEUE,
    workflowId: importWorkflowId(id),
    workflowIdConflictPolicy: 'USE_EXISTING',
    args: [{ accountId, importId: id }],
    typedSearchAttributes: [
      { key: accountIdAttribute, value: accountId },
      { key: processStatusAttribute, value: 'queued' },
    ],
    staticSummary: `Import ${id}`,
  });
}
