import { AppError } from '../../domain/common/errors.ts';
import { outageMessages, type Outage } from '../../domain/common/outages.ts';
import { outageOf } from '../../services/outages/outage-of.ts';

const RETRY_AFTER_SECONDS = 2;

/** The 503 for an error that means that MongoDB, Elasticsearch or Temporal is unavailable, else undefined. */
export function asOutage(error: unknown): AppError | undefined {
  const outage = outageOf(error);
  return outage && unavailable(error, outage);
}

export function unavailable(cause?: unknown, outage: Outage = 'unknown'): AppError {
  return new AppError('unavailable', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
    message: outageMessages[outage],
  });
}
