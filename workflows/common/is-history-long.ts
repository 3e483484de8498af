import { workflowInfo } from '@temporalio/workflow';

/** A run of this many events continues as new, also where Temporal does not suggest it yet. */
const LONGEST_HISTORY = 1_000;

/** Whether a workflow that runs for days has to continue as new. */
export function isHistoryLong(): boolean {
  const { continueAsNewSuggested, historyLength } = workflowInfo();
  return continueAsNewSuggested || historyLength >= LONGEST_HISTORY;
}
