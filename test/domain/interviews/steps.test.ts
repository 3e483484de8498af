import { describe, expect, it } from '@jest/globals';
import { stepsAt } from '../../../domain/interviews/steps.ts';

const HOUR_MS = 60 * 60 * 1000;
const startsAt = new Date('2027-03-10T09:00:00Z');
const endsAt = new Date('2027-03-10T10:00:00Z');
const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS);

/** Promise: reminders go out a day and an hour before, none for an interview that got its time later. */
describe('stepsAt', () => {
  it.each([
    ['days before', 72, 72, null, false, before(24)],
    ['a day before', 72, 24, 'day', false, before(1)],
    ['between', 72, 5, 'day', false, before(1)],
    ['an hour before', 72, 1, 'hour', false, endsAt],
    ['while it is held', 72, -0.5, null, false, endsAt],
    ['at its end', 72, -1, null, true, null],
    ['scheduled on the day before', 20, 19, null, false, before(1)],
    ['scheduled in the last hour', 0.5, 0.4, null, false, endsAt],
  ] as const)('is right %s', (_name, ...given) => {
    const [timed, at, remind, isOver, next] = given;
    const interview = { status: 'scheduled', startsAt, endsAt, timedAt: before(timed) } as const;
    expect(stepsAt(interview, before(at))).toEqual({ remind, isOver, next });
  });

  it.each(['proposed', 'done', 'no_show', 'cancelled'] as const)(
    'does nothing when %s',
    (status) => {
      const interview = { status, startsAt, endsAt, timedAt: before(72) };
      expect(stepsAt(interview, before(1))).toEqual({ remind: null, isOver: false, next: null });
    },
  );
});
