import { within } from '../services/within.ts';
import { unavailable } from './middleware/outage.ts';

const LATE = Symbol('late');

/** The work's result, or 503 when it takes too long: a server that hangs must not hang its callers. */
export async function withDeadline<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const result = await within(work, timeoutMs, LATE);
  if (result === LATE) throw unavailable();
  return result;
}
