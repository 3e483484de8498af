import { within } from '../services/within.ts';
import { unavailable } from './middleware/outage.ts';

/**
 * Longer than any route waits on purpose. A server that goes in the moment of a question leaves MongoDB's driver
 * waiting for ever, and its caller must not.
 */
export const ANSWER_TIMEOUT_MS = 90_000;

const LATE = Symbol('late');

/** Whether somebody has been told 503 already: what is still under way must cost nothing then. */
export interface Deadline {
  isPast: boolean;
  /** From when its charge is being booked the answer is waited for: nobody pays for a 503. */
  isCharging?: boolean;
}

/** The work's result, or 503 when it takes too long: a server that hangs must not hang its callers. */
export async function withDeadline<T>(
  work: Promise<T>,
  timeoutMs: number,
  deadline?: Deadline,
): Promise<T> {
  const result = await within(work, timeoutMs, LATE);
  if (result !== LATE) return result;
  if (deadline?.isCharging === true) return work;
  if (deadline !== undefined) deadline.isPast = true;
  throw unavailable();
}
