import { z } from 'zod';

/** One page of a list. `next` is the start of the following page, null at the end. */
export interface ResultPage<Row, Position> {
  rows: Row[];
  next: Position | null;
}

/** The start of a page of a list sorted by id, newest first: after this id, null for the first page. */
export interface PageStart {
  before: string | null;
  limit: number;
}

/** `limit` of a list: a whole number from 1. A number above the maximum is capped, not refused (decision 0003). */
export function pageLimit(defaultLimit: number, maximum: number) {
  return z
    .string()
    .regex(/^[0-9]+$/u, 'must be a whole number of at least 1')
    .transform(Number)
    .refine((limit) => limit >= 1, 'must be a whole number of at least 1')
    .transform((limit) => Math.min(limit, maximum))
    .default(defaultLimit)
    .meta({
      type: 'integer',
      minimum: 1,
      // No `maximum`: a client that validates against the document may send a number that is capped here.
      description: `Rows per page. The default is ${defaultLimit}; a number above ${maximum} is reduced to it.`,
    });
}

/** `cursor` of a list. */
export const pageCursor = z
  .string()
  .max(2_000, 'must be at most 2000 characters')
  .exactOptional()
  .meta({
    description:
      'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
  });

/** Makes a page from a read of one row too many. The extra row shows that more rows follow. */
export function cutPage<Row>(rows: Row[], limit: number): { rows: Row[]; last: Row | undefined } {
  const page = rows.slice(0, limit);
  return { rows: page, last: rows.length > limit ? page.at(-1) : undefined };
}
