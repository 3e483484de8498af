import type { Interview } from './interview.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface Steps {
  /** The reminder that is due. */
  remind: 'day' | 'hour' | null;
  isOver: boolean;
  /** When to look again; null for never. */
  next: Date | null;
}

type Watched = Pick<Interview, 'status' | 'startsAt' | 'endsAt' | 'timedAt'>;

/** When people are reminded of an interview. */
export function reminderAt(kind: 'day' | 'hour', startsAt: Date): Date {
  return new Date(startsAt.getTime() - (kind === 'day' ? DAY_MS : HOUR_MS));
}

/** The steps of an interview that are due at a moment. An interview that got its time late has no reminder before that. */
export function stepsAt(interview: Watched, at: Date): Steps {
  const { status, startsAt, endsAt, timedAt } = interview;
  if (status !== 'scheduled' || startsAt === null || endsAt === null || timedAt === null) {
    return { remind: null, isOver: false, next: null };
  }
  const day = reminderAt('day', startsAt);
  const hour = reminderAt('hour', startsAt);
  const isWithin = (from: Date, to: Date) => timedAt <= from && from <= at && at < to;
  return {
    remind: isWithin(hour, startsAt) ? 'hour' : isWithin(day, hour) ? 'day' : null,
    isOver: endsAt <= at,
    next: [day, hour, endsAt].find((moment) => moment > at) ?? null,
  };
}
