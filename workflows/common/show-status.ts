import { setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow';
import { processStatusAttribute } from './contract.ts';

/** What an operator sees of a workflow in the Temporal UI: its status, which runs are found by, and a sentence. */
export function showStatus(status: string, details: string): void {
  upsertSearchAttributes([{ key: processStatusAttribute, value: status }]);
  setCurrentDetails(details);
}
