import { ApplicationFailure } from '@temporalio/activity';
import { FeedError, FeedThrottled } from '../../connectors/feed/errors.ts';

/** How long a source that gives nothing more is tried again before the run is recorded as failed. */
const PATIENCE_MS = 10 * 60_000;

/** Whether a read that has got no further since then is tried for the last time. */
export function isLastTry(sinceMs: number): boolean {
  return Date.now() - sinceMs > PATIENCE_MS;
}

/**
 * A feed's refusal as Temporal should treat it, of a read that has got no further since `sinceMs`; anything else is
 * ours and is retried.
 */
export function asFailure(error: unknown, sinceMs: number): unknown {
  if (!(error instanceof FeedError)) return error;
  if (!error.retry || isLastTry(sinceMs)) {
    return ApplicationFailure.nonRetryable(error.message, error.reason);
  }
  return ApplicationFailure.create({
    message: error.message,
    type: error.reason,
    ...(error instanceof FeedThrottled ? { nextRetryDelay: error.retryAfterMs } : {}),
  });
}
