import { within } from '../domain/common/within.ts';
import { unavailable } from './middleware/outage.ts';

/**
 * Longer than any route waits on purpose. MongoDB's driver may wait forever for a server that disconnects during a
 * request.
 */
export const ANSWER_TIMEOUT_MS = 90_000;

const LATE = Symbol('late');

/** Whether 503 was sent already: work still running must charge nothing then. */
export interface Deadline {
  isPast: boolean;
  /** Once a charge is being booked, the deadline no longer applies: a 503 is never charged. */
  isCharging?: boolean;
}

/** The work's result, or 503 when it takes too long. */
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
