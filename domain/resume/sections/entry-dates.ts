import type { DateSpan } from '../dates/date-span.ts';

/** JSON Resume's dates of an entry. A single date is the start of a job and the end of a course of study. */
export function datesOf(
  span: DateSpan | null,
  lone: 'start' | 'end',
): { startDate?: string; endDate?: string } {
  if (span === null) return {};
  const { start, end, present } = span;
  if (start === null && end !== null && !present) {
    return lone === 'start' ? { startDate: end } : { endDate: end };
  }
  return { ...(start !== null && { startDate: start }), ...(end !== null && { endDate: end }) };
}
