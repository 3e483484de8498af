const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Times of a delivery's attempts, counted from the first (decision 0016). */
const ATTEMPT_OFFSETS_MS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

export const MAX_ATTEMPTS = ATTEMPT_OFFSETS_MS.length;
const LONGEST_WAIT_MS = 24 * HOUR;
const JITTER = 0.1;

/** An attempt that failed. */
export interface FailedAttempt {
  deliveryId: string;
  /** Number of the attempt in the schedule, from 1. */
  number: number;
  durationMs: number;
  /** The Retry-After of the response; null without one. */
  retryAfterMs: number | null;
}

/**
 * The time from the end of a failed attempt to the next one; null after the last. Gaps are counted between the starts
 * of attempts. Each gap varies by up to 10 %, derived from the delivery's id, so that deliveries that failed together
 * are not retried together. A late attempt delays those after it.
 */
export function nextAttemptDelay(failed: FailedAttempt): number | null {
  const { deliveryId, number, durationMs, retryAfterMs } = failed;
  const next = ATTEMPT_OFFSETS_MS[number];
  if (next === undefined) return null;
  const gap = next - (ATTEMPT_OFFSETS_MS[number - 1] ?? 0);
  const scheduled = gap * (1 + JITTER * spread(`${number} ${deliveryId}`)) - durationMs;
  return Math.round(Math.min(Math.max(scheduled, retryAfterMs ?? 0, 0), LONGEST_WAIT_MS));
}

/** A number from -1 to 1 derived from the text: its FNV-1a hash. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return ((hash >>> 0) / 0xffffffff) * 2 - 1;
}
