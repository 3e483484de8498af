/** The limit of calls per minute, as the last response told it. */
export interface RateLimit {
  /** Calls left in the window. */
  remaining: number;
  /** Milliseconds until the window ends. */
  resetMs: number;
}

/** The `RateLimit` header: `"key";r=59;t=60`. Null without one. */
export function parseRateLimit(header: string | null): RateLimit | null {
  const parts = /;r=(\d+);t=(\d+)/.exec(header ?? '');
  if (parts === null) return null;
  return { remaining: Number(parts[1]), resetMs: Number(parts[2]) * 1_000 };
}
