import { ApplicationFailure } from '@temporalio/activity';
import { FeedError, FeedThrottled } from '../../connectors/feed/errors.ts';

/** How long a source without progress is retried before the run is recorded as failed. */
const RETRIED_FOR_MS = 10 * 60_000;

/** Whether this is the last attempt of a read without progress since then. */
export function isLastTry(sinceMs: number): boolean {
  return Date.now() - sinceMs > RETRIED_FOR_MS;
}

/**
 * A feed's error as Temporal should treat it, for a read without progress since `sinceMs`. Other errors are retried.
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
