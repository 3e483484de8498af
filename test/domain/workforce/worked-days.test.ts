import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import type { Stamp } from '../../../domain/workforce/timeline.ts';
import { workedDays } from '../../../domain/workforce/worked-days.ts';

const HOUR = 3_600_000;
const stamp = (kind: Stamp['kind'], at: string | number): Stamp => ({
  id: `att_${at}`,
  kind,
  at: new Date(at),
  until: null,
});
function days(stamps: Stamp[], zone: string, leaves: { at: string; until: string }[] = []) {
  const range = {
    first: Temporal.PlainDate.from('2027-01-01'),
    last: Temporal.PlainDate.from('2027-12-31'),
    zone,
  };
  const taken = leaves.map(({ at, until }) => ({
    id: 'att_l',
    kind: 'leave' as const,
    at: new Date(at),
    until: new Date(until),
  }));
  return workedDays({ stamps, leaves: taken }, range);
}
const hours = (from: string, to: string, zone: string) =>
  days([stamp('in', from), stamp('out', to)], zone).map(({ date, workedMs }) => [
    date,
    workedMs / HOUR,
  ]);

describe('worked time by local days', () => {
  it.each([
    // B15
    {
      from: '2027-02-01T21:00:00Z',
      to: '2027-02-02T05:00:00Z',
      zone: 'Europe/Berlin',
      expected: [2, 6],
    },
    // B17
    {
      from: '2027-02-01T14:30:00Z',
      to: '2027-02-01T22:30:00Z',
      zone: 'Asia/Kolkata',
      expected: [4, 4],
    },
    // B18
    {
      from: '2027-02-01T20:00:00Z',
      to: '2027-02-01T23:00:00Z',
      zone: 'Europe/Berlin',
      expected: [3],
    },
    // B19
    {
      from: '2027-03-27T21:00:00Z',
      to: '2027-03-28T04:00:00Z',
      zone: 'Europe/Berlin',
      expected: [2, 5],
    },
    {
      from: '2027-10-30T20:00:00Z',
      to: '2027-10-31T05:00:00Z',
      zone: 'Europe/Berlin',
      expected: [2, 7],
    },
    // Midnight of 30 April does not exist in Cairo.
    {
      from: '2027-04-29T21:00:00Z',
      to: '2027-04-29T23:00:00Z',
      zone: 'Africa/Cairo',
      expected: [1, 1],
    },
    {
      from: '2027-02-01T09:00:00Z',
      to: '2027-02-01T17:00:00Z',
      zone: 'Pacific/Fiji',
      expected: [3, 5],
    },
  ])('splits $from to $to in $zone', ({ from, to, zone, expected }) => {
    expect(hours(from, to, zone).map(([, worked]) => worked)).toEqual(expected);
  });

  it('counts breaks apart, leave by the days it touches, and open work to its last stamp', () => {
    const found = days(
      [
        stamp('in', '2027-02-01T08:00:00Z'),
        stamp('break_start', '2027-02-01T12:00:00Z'),
        stamp('break_end', '2027-02-01T12:30:00Z'),
        stamp('out', '2027-02-01T16:00:00Z'),
        stamp('in', '2027-02-02T08:00:00Z'),
      ],
      'UTC',
      [{ at: '2027-02-03T00:00:00Z', until: '2027-02-05T00:00:00Z' }],
    );
    expect(found).toEqual([
      { date: '2027-02-01', workedMs: 7.5 * HOUR, breakMs: HOUR / 2, leave: false, open: false },
      { date: '2027-02-02', workedMs: 0, breakMs: 0, leave: false, open: true },
      { date: '2027-02-03', workedMs: 0, breakMs: 0, leave: true, open: false },
      { date: '2027-02-04', workedMs: 0, breakMs: 0, leave: true, open: false },
    ]);
  });

  it('adds up to the differences of instants, in every zone and over every change of clocks', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Africa/Cairo', 'Asia/Kolkata', 'UTC'];
    const minutes = fc.integer({ min: 0, max: 360 * 24 * 60 });
    const span = fc.tuple(fc.constantFrom(...zones), minutes, fc.integer({ min: 1, max: 3_000 }));
    fc.assert(
      fc.property(span, ([zone, begin, length]) => {
        const from = Date.parse('2027-01-02T00:00:00Z') + begin * 60_000;
        const found = days([stamp('in', from), stamp('out', from + length * 60_000)], zone);
        const sum = found.reduce((total, { workedMs }) => total + workedMs, 0);
        expect(sum).toBe(length * 60_000);
        for (const { workedMs } of found) expect(workedMs).toBeLessThanOrEqual(25 * HOUR);
      }),
    );
  });
});
