import { AppError } from '../../domain/common/errors.ts';
import type { Interview } from '../../domain/interviews/interview.ts';
import { findBookings } from '../../storage/interviews/interview-calendars.ts';
import type { Stores } from '../../storage/stores.ts';

/** 409 for a time that another interview took, naming the interviewers who have it. */
export async function bookedElsewhere(stores: Stores, interview: Interview): Promise<AppError> {
  const { startsAt, endsAt, interviewers } = interview;
  const span = { from: startsAt ?? new Date(0), to: endsAt ?? new Date(0) };
  const bookings = await findBookings(stores, interview, span);
  const others = bookings.filter(({ id }) => id !== interview.id);
  const busy = new Set(others.flatMap((other) => other.interviewers.map(({ key }) => key)));
  const details = interviewers.flatMap(({ key, email }, index) =>
    busy.has(key)
      ? [{ path: `interviewers.${index}`, message: `${email} has another interview at that time` }]
      : [],
  );
  return new AppError('conflict', {
    message: 'An interviewer has another interview at that time.',
    ...(details.length > 0 && { details }),
  });
}
