import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { localDate } from '../../../../domain/common/time-zone.ts';
import {
  nextDueAt,
  type AlertCadence,
  type DigestClock,
} from '../../../../domain/market/alerts/next-due.ts';

const HOUR_MS = 3_600_000;
const zones = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Australia/Lord_Howe',
];
const zone = fc.constantFrom(...zones);
const cadence = fc.constantFrom<Exclude<AlertCadence, 'instant'>>('daily', 'weekly');
const moment = fc.date({
  min: new Date('2025-01-01'),
  max: new Date('2030-01-01'),
  noInvalidDate: true,
});

type Digests = Pick<DigestClock, 'cadence' | 'timeZone'>;

function next(digests: Digests, now: string, last: string | null = null) {
  const lastDueAt = last === null ? null : new Date(last);
  return nextDueAt({ ...digests, lastDueAt }, new Date(now))?.toISOString();
}

/** Every digest of a year, each computed from the previous one. */
function digestsOf(timeZone: string, from: string, days: number): Date[] {
  const digests: Date[] = [];
  let now = new Date(from);
  for (let day = 0; day < days; day += 1) {
    const lastDueAt = digests.at(-1) ?? null;
    const due = nextDueAt({ cadence: 'daily', timeZone, lastDueAt }, now);
    if (due === null) throw new Error('A daily digest is always due.');
    digests.push(due);
    now = due;
  }
  return digests;
}

/** Promise: daily at 08:00, weekly on Monday at 08:00, in the alert's time zone. */
describe('the next digest', () => {
  it.each<['daily' | 'weekly', string, string, string]>([
    ['daily', 'UTC', '2026-11-25T07:59:59.999Z', '2026-11-25T08:00:00.000Z'],
    ['daily', 'UTC', '2026-11-25T08:00:00.000Z', '2026-11-26T08:00:00.000Z'],
    ['daily', 'America/New_York', '2026-11-25T12:00:00.000Z', '2026-11-25T13:00:00.000Z'],
    ['daily', 'Asia/Kathmandu', '2026-11-25T12:00:00.000Z', '2026-11-26T02:15:00.000Z'],
    ['weekly', 'Europe/Berlin', '2026-11-25T12:00:00.000Z', '2026-11-30T07:00:00.000Z'],
    ['weekly', 'Europe/Berlin', '2026-11-30T07:00:00.000Z', '2026-12-07T07:00:00.000Z'],
    // Sunday in UTC, Monday in Auckland.
    ['weekly', 'Pacific/Auckland', '2026-11-29T12:00:00.000Z', '2026-11-29T19:00:00.000Z'],
  ])('%s in %s after %s', (...[how, timeZone, now, expected]) => {
    expect(next({ cadence: how, timeZone }, now)).toBe(expected);
  });

  it('of an instant alert has no time', () => {
    const clock = { cadence: 'instant', timeZone: 'UTC', lastDueAt: null } as const;
    expect(nextDueAt(clock, new Date())).toBeNull();
  });

  it('comes once on each local day of 2027 in New York, over both clock changes', () => {
    const days = digestsOf('America/New_York', '2027-01-01T05:00:00.000Z', 365).map((due) =>
      localDate(due, 'America/New_York').toString(),
    );
    expect([days[0], days.at(-1), new Set(days).size]).toEqual(['2027-01-01', '2027-12-31', 365]);
  });

  it('is in the future, at eight, and within a period and a day', () => {
    fc.assert(
      fc.property(cadence, zone, moment, (how, timeZone, now) => {
        const due = nextDueAt({ cadence: how, timeZone, lastDueAt: null }, now);
        const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
        expect(clock.format(due ?? undefined)).toBe('08:00');
        const waitMs = (due?.getTime() ?? 0) - now.getTime();
        expect(waitMs).toBeGreaterThan(0);
        expect(waitMs).toBeLessThanOrEqual((how === 'daily' ? 25 : 7 * 24 + 1) * HOUR_MS);
      }),
    );
  });
});

/** Promise: after today's digest a change of zone brings the next one tomorrow, not a second one today. */
describe('a change of zone after a digest', () => {
  it('moves the next one to the next day of the new zone', () => {
    const sent = '2027-01-05T07:00:00.000Z';
    expect(
      next({ cadence: 'daily', timeZone: 'America/New_York' }, '2027-01-05T09:00:00.000Z', sent),
    ).toBe('2027-01-06T13:00:00.000Z');
  });

  it('keeps weekly digests a week apart', () => {
    // Monday 08:00 in Auckland is Sunday in Honolulu.
    const sent = '2027-01-03T19:00:00.000Z';
    expect(
      next({ cadence: 'weekly', timeZone: 'Pacific/Honolulu' }, '2027-01-03T20:00:00.000Z', sent),
    ).toBe('2027-01-11T18:00:00.000Z');
  });

  it('never brings two digests on one local day, whatever the zones', () => {
    fc.assert(
      fc.property(
        zone,
        zone,
        moment,
        fc.integer({ min: 0, max: 48 }),
        (...[from, to, now, hours]) => {
          const first = nextDueAt({ cadence: 'daily', timeZone: from, lastDueAt: null }, now);
          const lastDueAt = first ?? now;
          const changedAt = new Date(lastDueAt.getTime() + hours * HOUR_MS);
          const second = nextDueAt({ cadence: 'daily', timeZone: to, lastDueAt }, changedAt);
          expect(localDate(second ?? now, to).toString()).not.toBe(
            localDate(lastDueAt, to).toString(),
          );
        },
      ),
    );
  });
});
