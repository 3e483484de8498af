import { isCancellation, proxyActivities } from '@temporalio/workflow';
import type { TransferActivities } from '../../activities/transfers/index.ts';
import { longPass, storeCall } from '../common/activity-options.ts';
import { showStatus } from '../common/show-status.ts';
import type { ExportOutcome, RunExportInput, RunExportWorkflow } from './contract.ts';

const { writeExport } = proxyActivities<Pick<TransferActivities, 'writeExport'>>({
  ...longPass,
  scheduleToCloseTimeout: '12 hours',
  summary: 'Write the file',
});
const { failExport } = proxyActivities<Pick<TransferActivities, 'failExport'>>({
  ...storeCall,
  summary: 'Note that the export failed',
});

/** Writes an export to a file (decision 0048). Histories hold ids. */
export const runExport: RunExportWorkflow = async (input) => {
  const outcome = await written(input);
  showStatus(outcome, 'The file is in the record of the export.');
  return outcome;
};

async function written(input: RunExportInput): Promise<ExportOutcome> {
  showStatus('running', 'Records are written to a file.');
  try {
    return (await writeExport(input)) ? 'done' : 'stopped';
  } catch (error) {
    if (isCancellation(error)) throw error;
    await failExport(input);
    return 'failed';
  }
}
