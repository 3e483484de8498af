import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';

const LONGEST_NAME = 64;

/** Minutes after midnight, on the clocks of a time zone. */
export interface WallTime {
  hour: number;
  minute: number;
}

/** An IANA time zone by name. It is kept as written: `Europe/Kyiv` does not become `Europe/Kiev`. */
export const timeZoneName = z
  .string()
  .max(LONGEST_NAME)
  .refine(isTimeZone, 'must be an IANA time zone, such as Europe/Stockholm');

/**
 * Whether this runtime knows the zone. `Intl.supportedValuesOf('timeZone')` lacks valid names such as `UTC` and
 * `Europe/Kyiv`, so the formatter is asked. Offsets are not zones: they have no daylight saving time.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The calendar date in a zone at an instant. */
export function localDate(at: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
}

/**
 * The instant at which clocks in the zone show this time on this date. A time that is skipped becomes the same distance
 * after the gap; of a time that occurs twice it is the first.
 */
export function instantOf(date: Temporal.PlainDate, { hour, minute }: WallTime, zone: string) {
  const plainTime = Temporal.PlainTime.from({ hour, minute });
  return new Date(date.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds);
}

/** The first instant of a date in a zone. Midnight may be skipped. */
export function startOfDay(date: Temporal.PlainDate, zone: string): Date {
  return new Date(date.toZonedDateTime(zone).epochMilliseconds);
}
