import type { Booking } from './booking.ts';
import { endOf } from './interview-end.ts';
import type { Interview } from './interview.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The last moment at which a candidate may move or cancel; null for an interview without a time. */
export function changeUntil({
  startsAt,
  changeUntilHours,
}: Pick<Interview, 'changeUntilHours' | 'startsAt'>): Date | null {
  return startsAt && new Date(startsAt.getTime() - changeUntilHours * HOUR_MS);
}

/** Whether the candidate may move or cancel a scheduled interview now. */
export function mayChange(interview: Interview, now: Date): boolean {
  const until = changeUntil(interview);
  return interview.status === 'scheduled' && until !== null && now <= until;
}

/** Whether the candidate may cancel now: an interview without a time always. */
export function mayCancel(interview: Interview, now: Date): boolean {
  return interview.status === 'proposed' || mayChange(interview, now);
}

/** The offered starts that lie ahead and that no booking overlaps. */
export function freeSlots(
  { slots, durationMinutes }: Pick<Interview, 'durationMinutes' | 'slots'>,
  bookings: readonly Booking[],
  now: Date,
): Date[] {
  return slots.filter((slot) => {
    const end = endOf(slot, durationMinutes);
    return (
      slot > now && bookings.every(({ startsAt, endsAt }) => end <= startsAt || endsAt <= slot)
    );
  });
}
