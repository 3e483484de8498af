import type { Interview } from './interview.ts';

/** An interview that takes time. */
export type Booking = Pick<Interview, 'id' | 'interviewers'> & { startsAt: Date; endsAt: Date };
