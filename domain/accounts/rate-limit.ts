/** Every limit is a fixed window of this length (decision 0006). */
export const RATE_WINDOW_SECONDS = 60;

/** Default limit per minute of a key (decision 0006). */
export const DEFAULT_REQUESTS_PER_MINUTE = 60;

/** One limit: of a key, or of an address on one kind of public route. */
export interface RateLimit {
  /** Name in the headers: `key`, or that of the public limit. */
  name: string;
  /** The counter's key. */
  key: string;
  perMinute: number;
}

/** The position of a call in its window; the first is 1. */
export interface RateSlot {
  position: number;
  /** Until the window ends. */
  resetsInMs: number;
}

export function isOverLimit(limit: RateLimit, slot: RateSlot): boolean {
  return slot.position > limit.perMinute;
}

/**
 * Whole seconds until the window ends, at least 1: a client that waits so long is not refused for the same window.
 */
export function secondsToReset(slot: RateSlot): number {
  return Math.max(1, Math.ceil(slot.resetsInMs / 1000));
}

/** The two headers of draft-ietf-httpapi-ratelimit-headers-10. */
export function rateLimitHeaders(limit: RateLimit, slot: RateSlot): Record<string, string> {
  const remaining = Math.max(0, limit.perMinute - slot.position);
  return {
    'RateLimit-Policy': `"${limit.name}";q=${limit.perMinute};w=${RATE_WINDOW_SECONDS}`,
    RateLimit: `"${limit.name}";r=${remaining};t=${secondsToReset(slot)}`,
  };
}
