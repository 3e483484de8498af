import { condition, setHandler, workflowInfo, type SignalDefinition } from '@temporalio/workflow';
import { showStatus } from '../common/show-status.ts';

interface Deadline {
  /** The deadline or the status of the record has changed. */
  changed: SignalDefinition;
  /** Acts if the deadline has passed at `at`. Returns the deadline to wait for, or null. */
  actIfDue: (at: string) => Promise<string | null>;
  /** Continues as new. */
  nextRun: () => Promise<never>;
  /** The details while it waits. */
  waiting: (deadline: string) => string;
  /** The details when there is nothing to wait for. */
  ended: string;
}

/**
 * The durable timer of a deadline in MongoDB: reads it, waits until then or until the signal `changed`, and reads it
 * again. Ends when there is no deadline to wait for.
 */
export async function keepDeadline(deadline: Deadline): Promise<void> {
  const { changed, actIfDue, nextRun, waiting, ended } = deadline;
  let hasChanged = false;
  setHandler(changed, () => {
    hasChanged = true;
  });
  for (;;) {
    hasChanged = false;
    const until = await actIfDue(new Date().toISOString());
    // A signal during the activity may announce a change that its result does not include.
    if (until === null && !hasChanged) return showStatus('ended', ended);
    // The next run reads the deadline first, so pending signals are not lost.
    if (workflowInfo().continueAsNewSuggested) await nextRun();
    if (until === null || hasChanged) continue;
    showStatus('waiting', waiting(until));
    await condition(() => hasChanged, Math.max(Date.parse(until) - Date.now(), 0));
  }
}
