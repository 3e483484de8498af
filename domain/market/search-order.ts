/** The last moment of the year 9999. No posting is dated later. */
const END_OF_TIME_MS = Date.UTC(10_000, 0) - 1;
/** Number of hexadecimal digits of the milliseconds from year 0 to then. */
const DIGITS = 13;

/**
 * A text that sorts jobs newest first, and by id at the same time. Elasticsearch stops a search early only when it
 * sorts by one keyword (`job.mapping.ts`).
 */
export function searchOrder(postedAt: string, id: string): string {
  const untilEndMs = END_OF_TIME_MS - Date.parse(postedAt);
  return `${untilEndMs.toString(16).padStart(DIGITS, '0')} ${id}`;
}

/** The time of a position in the order, in milliseconds since 1970: when its job was posted. */
export function momentOf(order: string): number {
  return END_OF_TIME_MS - Number.parseInt(order.slice(0, DIGITS), 16);
}

/** The id at a position in the order. */
export function idOf(order: string): string {
  return order.slice(DIGITS + 1);
}
