import { AppError } from '../../domain/common/errors.ts';
import type { Outcome } from './thread-pool.ts';

const RETRY_SECONDS = 5;

/** The result of a task. @throws AppError 503 with the message for one that was stopped. */
export function resultOf<Result>(outcome: Outcome<Result>, message: string): Result {
  if (outcome.ended === 'done') return outcome.result;
  throw new AppError('unavailable', {
    message,
    retryAfterSeconds: RETRY_SECONDS,
    cause: outcome.cause,
  });
}
