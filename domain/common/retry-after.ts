/** The wait of a Retry-After header (seconds or an HTTP date) in milliseconds; null without a valid one. */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs;
  return Number.isNaN(wait) ? null : Math.max(wait, 0);
}
