/** The wait a Retry-After header asks for (seconds or an HTTP date), in milliseconds; null when it asks for none. */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs;
  return Number.isNaN(wait) ? null : Math.max(wait, 0);
}
