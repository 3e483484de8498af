import { setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow';
import { processStatusAttribute } from './contract.ts';

/** Shows the status of a workflow in the Temporal UI: a search attribute and a sentence. */
export function showStatus(status: string, details: string): void {
  upsertSearchAttributes([{ key: processStatusAttribute, value: status }]);
  setCurrentDetails(details);
}
