import { ApplicationFailure, Context } from '@temporalio/activity';
import { FeedError, FeedThrottled } from '../../connectors/feed/errors.ts';

/** How long a source that cannot be reached is tried again before the run is recorded as failed. */
const PATIENCE_MS = 10 * 60_000;

/** A feed's refusal as Temporal should treat it; anything else is ours and is retried. */
export function asFailure(error: unknown): unknown {
  if (!(error instanceof FeedError)) return error;
  const waitedMs = Date.now() - Context.current().info.scheduledTimestampMs;
  if (!error.retry || waitedMs > PATIENCE_MS) {
    return ApplicationFailure.nonRetryable(error.message, error.reason);
  }
  return ApplicationFailure.create({
    message: error.message,
    type: error.reason,
    ...(error instanceof FeedThrottled ? { nextRetryDelay: error.retryAfterMs } : {}),
  });
}
