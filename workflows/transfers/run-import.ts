import { isCancellation, proxyActivities } from '@temporalio/workflow';
import type { TransferActivities } from '../../activities/transfers/index.ts';
import { feedRead, storeCall, watchedPass } from '../common/activity-options.ts';
import { showStatus } from '../common/show-status.ts';
import type { ImportOutcome, RunImportInput, RunImportWorkflow } from './contract.ts';

const { fetchImport } = proxyActivities<Pick<TransferActivities, 'fetchImport'>>({
  ...feedRead,
  summary: 'Fetch and judge the table',
});
const { readImport } = proxyActivities<Pick<TransferActivities, 'readImport'>>({
  ...watchedPass,
  summary: 'Import the rows in batches',
});
const { endImport } = proxyActivities<Pick<TransferActivities, 'endImport'>>({
  ...storeCall,
  summary: 'End the import',
});

/** Imports a table (decision 0049). Its position and counts are in MongoDB; histories hold ids. */
export const runImport: RunImportWorkflow = async (input) => {
  const outcome = await read(input);
  showStatus(outcome, 'The counts are in the record of the import.');
  return outcome;
};

async function read(input: RunImportInput): Promise<ImportOutcome> {
  showStatus('running', 'Rows are imported in batches.');
  try {
    if (!(await fetchImport(input))) return 'stopped';
    await readImport(input);
    return (await endImport({ ...input, failed: false })) ? 'done' : 'stopped';
  } catch (error) {
    if (isCancellation(error)) throw error;
    await endImport({ ...input, failed: true });
    return 'failed';
  }
}
