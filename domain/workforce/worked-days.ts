import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { localDate, startOfDay } from '../common/time-zone.ts';
import { follows, spansOf, type Stamp, type TimelineEntry } from './timeline.ts';

export const workedDaySchema = z.object({
  employee_id: z.string(),
  date: z.iso.date(),
  worked_minutes: z.int().meta({ description: 'Without breaks; whole minutes.' }),
  break_minutes: z.int(),
  leave: z.boolean().meta({ description: 'Whether a leave touches the day.' }),
  open: z
    .boolean()
    .meta({ description: 'Whether work or a break began on this day and has no end yet.' }),
});
workedDaySchema.register(z.globalRegistry, { id: 'WorkedDay' });

/** A day of an employee, by the clocks of a zone. */
export interface WorkedDay {
  date: string;
  workedMs: number;
  breakMs: number;
  leave: boolean;
  open: boolean;
}

export interface Days {
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
  zone: string;
}

/**
 * The days with work, breaks or leave, in order. Times are differences of instants, split where the days of the zone
 * begin. Wall clocks are never subtracted.
 */
export function workedDays(
  { stamps, leaves }: { stamps: readonly Stamp[]; leaves: readonly TimelineEntry[] },
  days: Days,
): WorkedDay[] {
  const found = new Map<string, WorkedDay>();
  const dayOf = (date: string) => {
    const day = found.get(date) ?? { date, workedMs: 0, breakMs: 0, leave: false, open: false };
    found.set(date, day);
    return day;
  };
  for (const { from, to, stamp } of spansOf(stamps)) {
    const member = stamp.kind === 'break_start' ? 'breakMs' : 'workedMs';
    for (const { date, ms } of split(from, to, days)) dayOf(date)[member] += ms;
  }
  for (const { at, until } of leaves) {
    for (const { date } of split(at, until ?? at, days)) dayOf(date).leave = true;
  }
  for (const stamp of openStamps(stamps)) {
    const date = localDate(stamp.at, days.zone).toString();
    if (date >= days.first.toString() && date <= days.last.toString()) dayOf(date).open = true;
  }
  return [...found.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The parts of a half-open span on each local day. */
function split(from: Date, to: Date, { first, last, zone }: Days): { date: string; ms: number }[] {
  const begin = startOfDay(first, zone);
  const parts: { date: string; ms: number }[] = [];
  let date = localDate(from < begin ? begin : from, zone);
  let start = startOfDay(date, zone);
  while (start < to && date.toString() <= last.toString()) {
    const next = date.add({ days: 1 });
    const end = startOfDay(next, zone);
    const ms = Math.min(to.getTime(), end.getTime()) - Math.max(from.getTime(), start.getTime());
    if (ms > 0) parts.push({ date: date.toString(), ms });
    date = next;
    start = end;
  }
  return parts;
}

/** Stamps that begin work or a break without an end. */
function openStamps(stamps: readonly Stamp[]): Stamp[] {
  return stamps.filter((stamp, index) => {
    const next = stamps[index + 1];
    return stamp.kind !== 'out' && (next === undefined || !follows(next, stamp));
  });
}

const MINUTE_MS = 60_000;

export function workedDayRow(
  employeeId: string,
  { date, workedMs, breakMs, leave, open }: WorkedDay,
): z.output<typeof workedDaySchema> {
  return {
    employee_id: employeeId,
    date,
    worked_minutes: Math.floor(workedMs / MINUTE_MS),
    break_minutes: Math.floor(breakMs / MINUTE_MS),
    leave,
    open,
  };
}
