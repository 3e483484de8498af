import { parseRetryAfter } from '../../domain/common/retry-after.ts';

const DEFAULT_MS = 60_000;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 60 * 60_000;

/** A Retry-After header in milliseconds, between 1 s and 1 h; one minute when missing or invalid. */
export function retryAfterMs(header: string | undefined, nowMs: number): number {
  const wait = parseRetryAfter(header, nowMs) ?? DEFAULT_MS;
  return Math.min(Math.max(wait, SHORTEST_MS), LONGEST_MS);
}
