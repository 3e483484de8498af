import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { invalidRequest } from '../common/errors.ts';
import { instantOf, type WallTime } from '../common/time-zone.ts';
import { endOf } from './interview-end.ts';
import { MOST_SLOTS } from './slots.ts';

const MOST_DAYS = 366;
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const workdays = [1, 2, 3, 4, 5];

/** `09:30`; `24:00` is the end of the day. */
const clock = z
  .string()
  .regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$/, 'must be a time as HH:MM')
  .meta({ example: '09:00' });

const hours = z
  .strictObject({ from: clock, to: clock })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'must be after from' });

/** A day of the week as a number of ISO 8601, or by its English name. */
const weekday = z
  .union([z.int().min(1).max(7), z.enum([...DAYS, ...DAYS.map((day) => day.slice(0, 3))])])
  .transform((day) => (typeof day === 'number' ? day : dayNumber(day)))
  .meta({ description: '1 is Monday, 7 is Sunday; monday and mon are taken too.' });

/** When an employer has time, on the clocks of a zone. */
export const availabilityInput = z.strictObject({
  from: z.iso.date('must be a date as YYYY-MM-DD').meta({ example: '2027-03-01' }),
  to: z.iso.date('must be a date as YYYY-MM-DD').meta({ description: 'The last day.' }),
  weekdays: z.array(weekday).min(1).max(7).default(workdays).meta({
    description: 'Days of the week; Monday to Friday by default.',
  }),
  hours: z
    .union([hours, z.array(hours).min(1).max(10)])
    .default({ from: '09:00', to: '17:00' })
    .transform((given) => [given].flat())
    .meta({ description: 'One span of a day or several.' }),
});

export const availabilitySchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  weekdays: z.array(z.int()),
  hours: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type Availability = z.output<typeof availabilitySchema>;

interface SlotRules {
  durationMinutes: number;
  timezone: string;
  now: Date;
}

/**
 * The starts in an availability that lie ahead, back to back within each span. Spans are meant on the clocks of the
 * zone, so a day on which clocks change has an hour more or less.
 * @throws AppError `invalid_request` for days in the wrong order, none or too many slots.
 */
export function slotsOf(availability: Availability, rules: SlotRules): Date[] {
  const slots = new Set<number>();
  for (const date of datesOf(availability)) {
    for (const span of availability.hours) addSlots(slots, spanOf(date, span, rules), rules);
    if (slots.size > MOST_SLOTS) throw tooMany();
  }
  if (slots.size === 0) throw invalidRequest('availability', 'holds no slot that lies ahead');
  return withoutOverlaps(
    [...slots].sort((one, other) => one - other),
    rules,
  );
}

function tooMany() {
  return invalidRequest('availability', `holds more than ${MOST_SLOTS} slots`);
}

/** @throws AppError `invalid_request`. */
function datesOf({ from, to, weekdays }: Availability): Temporal.PlainDate[] {
  const first = Temporal.PlainDate.from(from);
  const days = first.until(Temporal.PlainDate.from(to)).days;
  if (days < 0) throw invalidRequest('availability.to', 'must not be before from');
  if (days >= MOST_DAYS) {
    throw invalidRequest('availability.to', `must be at most ${MOST_DAYS} days after from`);
  }
  return Array.from({ length: days + 1 }, (_, day) => first.add({ days: day })).filter(
    ({ dayOfWeek }) => weekdays.includes(dayOfWeek),
  );
}

interface Span {
  opens: Date;
  closes: Date;
}

function spanOf(
  date: Temporal.PlainDate,
  { from, to }: Availability['hours'][number],
  { timezone }: SlotRules,
): Span {
  return { opens: at(date, from, timezone), closes: at(date, to, timezone) };
}

function at(date: Temporal.PlainDate, text: string, timezone: string): Date {
  if (text === '24:00') return instantOf(date.add({ days: 1 }), { hour: 0, minute: 0 }, timezone);
  return instantOf(date, wallTime(text), timezone);
}

function wallTime(text: string): WallTime {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
}

function addSlots(slots: Set<number>, { opens, closes }: Span, rules: SlotRules): void {
  const { durationMinutes, now } = rules;
  let start = opens;
  while (endOf(start, durationMinutes) <= closes) {
    if (start > now) slots.add(start.getTime());
    start = endOf(start, durationMinutes);
  }
}

/** Spans may overlap each other: a slot that begins within an earlier one is left out. */
function withoutOverlaps(starts: readonly number[], { durationMinutes }: SlotRules): Date[] {
  const kept: Date[] = [];
  for (const start of starts) {
    const last = kept.at(-1);
    if (last === undefined || endOf(last, durationMinutes).getTime() <= start) {
      kept.push(new Date(start));
    }
  }
  return kept;
}

function dayNumber(name: string): number {
  return DAYS.findIndex((day) => day.startsWith(name)) + 1;
}
