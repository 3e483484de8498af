import type { Interview } from '../../domain/interviews/interview.ts';
import { minutesOf } from '../../domain/interviews/slots.ts';
import { shortHash } from '../short-hash.ts';

/**
 * The minutes that an interview takes of its interviewers, one text for each; a unique index holds them (decision
 * 0046). Null for an interview that takes no time.
 */
export function bookedMinutes(interview: Omit<Interview, 'id'>): string[] | null {
  const { accountId, interviewers, startsAt, durationMinutes, status } = interview;
  if (startsAt === null || status === 'proposed' || status === 'cancelled') return null;
  const minutes = minutesOf(startsAt, durationMinutes);
  return interviewers.flatMap(({ key }) => {
    const calendar = shortHash(`${accountId} ${key}`);
    return minutes.map((minute) => `${calendar}${minute.toString(36)}`);
  });
}
