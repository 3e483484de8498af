import { invalidRequest } from '../common/errors.ts';
import { endOf } from './interview-end.ts';

export const MOST_SLOTS = 200;
/** A time lies at most this far ahead. */
const LONGEST_MS = 2 * 366 * 24 * 60 * 60 * 1000;

interface SlotRules {
  durationMinutes: number;
  now: Date;
}

/**
 * Given starts as moments, earliest first.
 * @throws AppError `invalid_request` naming a slot that is not ahead or overlaps another.
 */
export function requireSlots(
  texts: readonly string[],
  { durationMinutes, now }: SlotRules,
): Date[] {
  const given = texts.map((text, index) => {
    const path = `slots.${index}`;
    return { path, start: requireAhead(path, new Date(text), now) };
  });
  const sorted = given.toSorted((one, other) => one.start.getTime() - other.start.getTime());
  sorted.forEach(({ path, start }, index) => {
    const before = sorted[index - 1];
    if (before !== undefined && endOf(before.start, durationMinutes) > start) {
      throw invalidRequest(path, `overlaps ${before.path}`);
    }
  });
  return sorted.map(({ start }) => start);
}

/** @throws AppError `invalid_request` for a time that is not ahead, or years away. */
export function requireAhead(path: string, time: Date, now: Date): Date {
  if (time <= now) throw invalidRequest(path, 'must lie ahead');
  if (time.getTime() > now.getTime() + LONGEST_MS) {
    throw invalidRequest(path, 'must be within two years');
  }
  return time;
}

/** The minutes of an interview on the calendar of an interviewer, as whole minutes since 1970. */
export function minutesOf(startsAt: Date, durationMinutes: number): number[] {
  const first = Math.floor(startsAt.getTime() / 60_000);
  return Array.from({ length: durationMinutes }, (_, minute) => first + minute);
}
