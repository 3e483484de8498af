/** A window is one clock minute (decision 0006). */
export const RATE_WINDOW_SECONDS = 60;
const WINDOW_MS = RATE_WINDOW_SECONDS * 1000;

/** Calls per minute of a key without a limit of its own (decision 0006). */
export const DEFAULT_REQUESTS_PER_MINUTE = 60;

/** One bucket of calls: of a key, or of an address on one kind of public route. */
export interface RateLimit {
  /** Name shown in the headers: `key`, or the public bucket's. */
  name: string;
  /** Names the bucket. */
  key: string;
  /** Calls that one window admits. */
  calls: number;
  /** Length of the window when it is not a clock minute. */
  windowMs?: number;
  /** Whether a process admits its first call in a window before it has been counted. One call may exceed the limit. */
  firstPasses?: boolean;
}

/** A bucket's calls in one clock minute. */
export interface RateWindow {
  /** `<bucket key>:<windows since 1970>`. */
  id: string;
  endsAt: Date;
}

/** The position of one call in its window: the first is 1. */
export interface RateSlot {
  position: number;
  /** Until the window ends. */
  resetsInMs: number;
}

/** The window of a bucket at a time in milliseconds since 1970. */
export function windowAt(key: string, now: number, windowMs = WINDOW_MS): RateWindow {
  const window = Math.floor(now / windowMs);
  return { id: `${key}:${window}`, endsAt: new Date((window + 1) * windowMs) };
}

export function isOverLimit(limit: RateLimit, slot: RateSlot): boolean {
  return slot.position > limit.calls;
}

/** Whole seconds until the window ends, never 0: an answer must not invite a call that is refused again. */
export function secondsToReset(slot: RateSlot): number {
  return Math.max(1, Math.ceil(slot.resetsInMs / 1000));
}

/** The two headers of draft-ietf-httpapi-ratelimit-headers-10. */
export function rateLimitHeaders(limit: RateLimit, slot: RateSlot): Record<string, string> {
  const remaining = Math.max(0, limit.calls - slot.position);
  return {
    'RateLimit-Policy': `"${limit.name}";q=${limit.calls};w=${RATE_WINDOW_SECONDS}`,
    RateLimit: `"${limit.name}";r=${remaining};t=${secondsToReset(slot)}`,
  };
}
