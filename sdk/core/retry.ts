import { retryableCodes } from '../generated/errors.ts';
import { ApiError, ConnectionError, TimeoutError } from './errors.ts';

/** A failed attempt, as the retry rules see it. */
export interface Failure {
  error: unknown;
  method: string;
  /** Whether the call carries an Idempotency-Key. */
  keyed: boolean;
  /** 1 for the first. */
  attempt: number;
}

const FIRST_WAIT_MS = 500;
const UNSAID_LIMIT_WAIT_MS = 1_000;

/**
 * How long to wait before a failed call is sent again; null when it is not. Jitter of up to a quarter comes on top
 * (`random` is between 0 and 1), so that many clients do not come back at once.
 */
export function retryDelay(
  { error, method, keyed, attempt }: Failure,
  limits: { maxRetries: number; maxWaitMs: number },
  random: number,
): number | null {
  if (attempt > limits.maxRetries) return null;
  const wait = baseDelay(error, method !== 'PATCH' && (method !== 'POST' || keyed), attempt);
  if (wait === null || wait > limits.maxWaitMs) return null;
  return Math.min(wait * (1 + random / 4), limits.maxWaitMs);
}

function baseDelay(error: unknown, repeatable: boolean, attempt: number): number | null {
  const growing = 2 ** (attempt - 1);
  if (error instanceof ApiError) {
    if (retryableCodes.includes(error.code)) {
      const first = error.status === 429 ? UNSAID_LIMIT_WAIT_MS : FIRST_WAIT_MS;
      return error.retryAfterMs ?? first * growing;
    }
    return error.status === 500 && repeatable ? FIRST_WAIT_MS * growing : null;
  }
  const lost = error instanceof ConnectionError || error instanceof TimeoutError;
  return lost && repeatable ? FIRST_WAIT_MS * growing : null;
}

/** "Sun, 06 Nov 1994 08:49:37 GMT", the form of dates that servers must send (RFC 9110, section 5.6.7). */
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** `Retry-After` in milliseconds: whole seconds, or a date; null for neither. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  if (!HTTP_DATE.test(header)) return null;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}
