import { slotsOf } from './availability.ts';
import type { InterviewChanges } from './interview-input.ts';
import { endOf } from './interview-end.ts';
import type { Interview } from './interview.ts';
import { requireAhead, requireSlots } from './slots.ts';

export type Timing = Pick<Interview, 'startsAt' | 'endsAt' | 'timedAt' | 'slots' | 'availability'>;
type TimesInput = Pick<InterviewChanges, 'starts_at' | 'slots' | 'availability'>;

interface TimingRules {
  durationMinutes: number;
  timezone: string;
  now: Date;
}

export const noTiming: Timing = {
  ...{ startsAt: null, endsAt: null, timedAt: null },
  ...{ slots: [], availability: null },
};

/**
 * Times after an input: a start schedules; slots and availability replace each other and keep the start.
 * @throws AppError `invalid_request` for times that are not ahead, overlap, or are too many.
 */
export function timingOf(before: Timing, input: TimesInput, rules: TimingRules): Timing {
  const { durationMinutes, now } = rules;
  const startsAt = startOf(before, input, now);
  const endsAt = startsAt && endOf(startsAt, durationMinutes);
  const timedAt = startsAt === before.startsAt ? before.timedAt : now;
  return { startsAt, endsAt, timedAt, ...offeredOf(before, input, rules) };
}

function startOf({ startsAt }: Timing, input: TimesInput, now: Date): Date | null {
  if (input.starts_at === undefined) return startsAt;
  const start = new Date(input.starts_at);
  if (startsAt?.getTime() === start.getTime()) return startsAt;
  return requireAhead('starts_at', start, now);
}

function offeredOf(
  before: Timing,
  { slots, availability }: TimesInput,
  rules: TimingRules,
): Pick<Timing, 'slots' | 'availability'> {
  if (slots !== undefined) return { slots: requireSlots(slots, rules), availability: null };
  if (availability !== undefined && availability !== null) {
    return { slots: slotsOf(availability, rules), availability };
  }
  return { slots: before.slots, availability: before.availability };
}

/** The input that gives the same offer under other rules: a longer interview or another zone. */
export function offerAgain({ slots, availability }: Timing, now: Date): TimesInput {
  if (availability !== null) return { availability };
  const ahead = slots.filter((slot) => slot > now);
  return ahead.length === 0 ? {} : { slots: ahead.map((slot) => slot.toISOString()) };
}
