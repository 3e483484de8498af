import type { Booking } from '../../domain/interviews/booking.ts';
import type { Interviewer } from '../../domain/interviews/interview.ts';
import type { Stores } from '../stores.ts';
import { interviewModel, type InterviewRecord } from './interview.model.ts';

interface Span {
  from: Date;
  to: Date;
}

/** The interviews of an account that take time of some interviewers within a span, earliest first. */
export async function findBookings(
  { mongo }: Stores,
  { accountId, interviewers }: { accountId: string; interviewers: readonly Interviewer[] },
  { from, to }: Span,
): Promise<Booking[]> {
  const records = await interviewModel(mongo)
    .find(
      {
        accountId,
        'interviewers.key': { $in: interviewers.map(({ key }) => key) },
        startsAt: { $lt: to },
        endsAt: { $gt: from },
        status: { $in: ['scheduled', 'done', 'no_show'] },
      },
      { interviewers: 1, startsAt: 1, endsAt: 1 },
    )
    .sort({ startsAt: 1 })
    .lean<(InterviewRecord & { startsAt: Date; endsAt: Date })[]>();
  return records.map(({ _id: id, interviewers: booked, startsAt, endsAt }) => {
    return { id, interviewers: booked, startsAt, endsAt };
  });
}
