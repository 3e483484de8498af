import { describe, expect, it } from '@jest/globals';
import {
  availabilityInput,
  slotsOf,
  type Availability,
} from '../../../domain/interviews/availability.ts';

const now = new Date('2027-01-01T00:00:00Z');

function starts(content: Partial<Availability>, rules: { zone?: string; minutes?: number } = {}) {
  const availability = availabilityInput.parse({
    from: '2027-03-28',
    to: '2027-03-28',
    weekdays: [7],
    hours: { from: '00:00', to: '06:00' },
    ...content,
  });
  const { zone: timezone = 'Europe/Stockholm', minutes: durationMinutes = 60 } = rules;
  return slotsOf(availability, { durationMinutes, timezone, now }).map((slot) =>
    slot.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length),
  );
}

/** Promise: an availability is what the employer's clocks show, also when they change. */
describe('slotsOf', () => {
  it.each([
    [
      'a winter day',
      {
        from: '2027-01-04',
        to: '2027-01-04',
        weekdays: [1],
        hours: [{ from: '09:00', to: '11:00' }],
      },
      ['2027-01-04T08:00', '2027-01-04T09:00'],
    ],
    [
      'a summer day',
      {
        from: '2027-07-05',
        to: '2027-07-05',
        weekdays: [1],
        hours: [{ from: '09:00', to: '11:00' }],
      },
      ['2027-07-05T07:00', '2027-07-05T08:00'],
    ],
    [
      'the day that lacks an hour',
      {},
      [
        '2027-03-27T23:00',
        '2027-03-28T00:00',
        '2027-03-28T01:00',
        '2027-03-28T02:00',
        '2027-03-28T03:00',
      ],
    ],
    [
      'the day that has an hour twice',
      { from: '2027-10-31', to: '2027-10-31', hours: [{ from: '01:00', to: '04:00' }] },
      ['2027-10-30T23:00', '2027-10-31T00:00', '2027-10-31T01:00', '2027-10-31T02:00'],
    ],
    [
      'the weekdays alone',
      {
        from: '2027-02-01',
        to: '2027-02-14',
        weekdays: [2],
        hours: [{ from: '23:00', to: '24:00' }],
      },
      ['2027-02-02T22:00', '2027-02-09T22:00'],
    ],
    [
      'two spans that overlap',
      {
        hours: [
          { from: '10:00', to: '12:00' },
          { from: '10:30', to: '13:30' },
        ],
      },
      ['2027-03-28T08:00', '2027-03-28T09:00', '2027-03-28T10:30'],
    ],
  ])('reads %s', (_name, content, expected) => {
    expect(starts(content)).toEqual(expected);
  });

  it('names days in three ways', () => {
    const days = { from: '2027-02-01', to: '2027-02-07', hours: { from: '12:00', to: '13:00' } };
    for (const weekdays of [
      [1, 3],
      ['monday', 'wednesday'],
      ['mon', 'wed'],
    ]) {
      const { weekdays: read } = availabilityInput.parse({ ...days, weekdays });
      expect(read).toEqual([1, 3]);
    }
  });

  it.each([
    ['days in the wrong order', { to: '2027-03-27' }, 'availability.to'],
    ['more than a year', { to: '2028-04-01' }, 'availability.to'],
    ['no day', { weekdays: [1] }, 'availability'],
    ['days that have passed', { from: '2026-03-01', to: '2026-03-31' }, 'availability'],
    ['more than 200 slots', { to: '2027-12-31', weekdays: [1, 2, 3, 4, 5] }, 'availability'],
  ])('refuses %s', (_name, content, path) => {
    expect(() => starts(content)).toThrow(
      expect.objectContaining({ details: [expect.objectContaining({ path })] }),
    );
  });
});
