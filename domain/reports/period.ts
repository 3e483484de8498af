import { z } from 'zod';

const DAY_MS = 24 * 60 * 60_000;

/** From a moment to before another one; null is open. */
export interface Period {
  from: Date | null;
  to: Date | null;
}

/** A date, or a time with an offset. */
export const dateOrTime = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true })],
  'must be a date as YYYY-MM-DD or a time of RFC 3339',
);

/** The period between two dates or times. Dates are days of UTC, and the last day counts as a whole. */
export function periodOf({ from, to }: { from?: string; to?: string }): Period {
  return {
    from: from === undefined ? null : new Date(from),
    to: to === undefined ? null : endOf(to),
  };
}

function endOf(to: string): Date {
  const isDate = !to.includes('T');
  return new Date(Date.parse(to) + (isDate ? DAY_MS : 0));
}

/** Whether a period ends before it begins. */
export function isBackwards({ from, to }: Period): boolean {
  return from !== null && to !== null && to <= from;
}

export function isWithin({ from, to }: Period, at: Date): boolean {
  return (from === null || at >= from) && (to === null || at < to);
}
