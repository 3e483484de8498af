/** The last moment of the year 9999, after which no posting is dated. */
const END_OF_TIME_MS = Date.UTC(10_000, 0) - 1;
/** Hexadecimal digits of the milliseconds from the year 0 until then. */
const DIGITS = 13;

/**
 * A text by which jobs sort newest first, those of one moment by their ids. Elasticsearch ends a search early only
 * where it sorts by one keyword (`job.mapping.ts`).
 */
export function searchOrder(postedAt: string, id: string): string {
  const untilEndMs = END_OF_TIME_MS - Date.parse(postedAt);
  return `${untilEndMs.toString(16).padStart(DIGITS, '0')} ${id}`;
}

/** The moment of a place in the order, in milliseconds since 1970: when the job that stands there was posted. */
export function momentOf(order: string): number {
  return END_OF_TIME_MS - Number.parseInt(order.slice(0, DIGITS), 16);
}
