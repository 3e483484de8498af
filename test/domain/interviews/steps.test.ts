import { describe, expect, it } from '@jest/globals';
import { stepsAt } from '../../../domain/interviews/steps.ts';

const HOUR_MS = 60 * 60 * 1000;
const startsAt = new Date('2027-03-10T09:00:00Z');
const endsAt = new Date('2027-03-10T10:00:00Z');
const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS);

/** Promise: reminders go out a day and an hour before, none for an interview that got its time later. */
describe('stepsAt', () => {
  it.each([
    { name: 'days before', timed: 72, at: 72, due: [null, false, before(24)] },
    { name: 'a day before', timed: 72, at: 24, due: ['day', false, before(1)] },
    { name: 'between', timed: 72, at: 5, due: ['day', false, before(1)] },
    { name: 'an hour before', timed: 72, at: 1, due: ['hour', false, endsAt] },
    { name: 'while it is held', timed: 72, at: -0.5, due: [null, false, endsAt] },
    { name: 'at its end', timed: 72, at: -1, due: [null, true, null] },
    { name: 'scheduled on the day before', timed: 20, at: 19, due: [null, false, before(1)] },
    { name: 'scheduled in the last hour', timed: 0.5, at: 0.4, due: [null, false, endsAt] },
  ])('is right $name', ({ timed, at, due }) => {
    const interview = { status: 'scheduled', startsAt, endsAt, timedAt: before(timed) } as const;
    const [remind, isOver, next] = due;
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
