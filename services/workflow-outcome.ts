import { WorkflowFailedError, type Workflow, type WorkflowHandle } from '@temporalio/client';
import { AppError } from '../domain/common/errors.ts';
import { within } from '../domain/common/within.ts';

export interface OutcomeWait {
  waitMs: number;
  /** When to retry after the workflow has failed. */
  retrySeconds: number;
}

/**
 * The result of a workflow, or null when it takes longer than the wait.
 * @throws AppError `unavailable` when it failed.
 */
export async function outcomeWithin<Run extends Workflow>(
  handle: WorkflowHandle<Run>,
  { waitMs, retrySeconds }: OutcomeWait,
) {
  try {
    return await within(handle.result(), waitMs, null);
  } catch (error) {
    if (!(error instanceof WorkflowFailedError)) throw error;
    throw new AppError('unavailable', { retryAfterSeconds: retrySeconds, cause: error });
  }
}
