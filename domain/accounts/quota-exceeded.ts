import { AppError } from '../common/errors.ts';
import { resetsAt, type Meter } from './meters.ts';

/** The refusal of a call beyond a quota, with `Retry-After` to the reset (decision 0006). */
export function quotaExceeded(meter: Meter, now: Date): AppError {
  const waitMs = resetsAt(meter, now).getTime() - now.getTime();
  return new AppError('quota_exceeded', {
    message: `The monthly free quota of ${meter} is used up.`,
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
