const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Times of the attempts of a delivery, from the first one (decision 0016). */
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
  /** Its place in the schedule, from 1. */
  number: number;
  durationMs: number;
  /** What the receiver asked for, from its answer on; null when it asked for nothing. */
  retryAfterMs: number | null;
}

/**
 * How long after a failed attempt has ended the next one is due; null when it was the last. Gaps are counted from
 * beginning to beginning, each stretched or shortened by up to 10 % in a way of the delivery's own, so that what
 * failed together does not come back together, and a late attempt moves those after it.
 */
export function nextAttemptDelay(failed: FailedAttempt): number | null {
  const { deliveryId, number, durationMs, retryAfterMs } = failed;
  const next = ATTEMPT_OFFSETS_MS[number];
  if (next === undefined) return null;
  const gap = next - (ATTEMPT_OFFSETS_MS[number - 1] ?? 0);
  const scheduled = gap * (1 + JITTER * spread(`${number} ${deliveryId}`)) - durationMs;
  return Math.round(Math.min(Math.max(scheduled, retryAfterMs ?? 0, 0), LONGEST_WAIT_MS));
}

/** A number from -1 to 1 that follows from the text: its FNV-1a hash. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return ((hash >>> 0) / 0xffffffff) * 2 - 1;
}
