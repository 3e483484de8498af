import { z } from 'zod';

const PATTERN = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;
const isoDate = z.iso.date();

/** Input that must be a partial date. */
export const partialDate = z
  .string()
  .refine(isPartialDate, 'must be a date as YYYY, YYYY-MM or YYYY-MM-DD')
  .meta({ pattern: PATTERN.source, example: '2021-04' });

/** Whether a text is `2024`, `2024-03` or `2024-03-31`, the forms of dates in résumés, and exists in the calendar. */
export function isPartialDate(text: string): boolean {
  return PATTERN.test(text) && isoDate.safeParse(text + '0000-01-01'.slice(text.length)).success;
}
