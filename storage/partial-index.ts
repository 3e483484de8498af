/*
 * Filters of partial indexes. MongoDB uses such an index only for a query whose conditions imply its filter. Equality
 * with a text implies both of these, and never `$type` (test/storage/partial-indexes.test.ts).
 */

/** For a member that is absent rather than null. */
export const present = { $exists: true } as const;

/** For a text that may be null. A query with `$in` repeats it. */
export const someText = { $gt: '' } as const;

/** For a time that may be null. */
export const someTime = { $gt: new Date(0) } as const;
