const DEFAULT_MS = 60_000;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 60 * 60_000;

/** A Retry-After header (seconds or an HTTP date) in milliseconds; 1 s to 1 h, a minute when it is missing or odd. */
export function retryAfterMs(header: string | undefined, nowMs: number): number {
  const text = header?.trim() ?? '';
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs;
  if (Number.isNaN(wait)) return DEFAULT_MS;
  return Math.min(Math.max(wait, SHORTEST_MS), LONGEST_MS);
}
