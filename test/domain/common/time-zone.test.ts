import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { instantOf, isTimeZone, timeZoneName } from '../../../domain/common/time-zone.ts';

/** Promise: every valid IANA zone is accepted and read back as written; offsets and inventions are refused. */
describe('a time zone', () => {
  it.each(['Europe/Kyiv', 'Europe/Kiev', 'UTC', 'US/Pacific', 'Asia/Kathmandu'])(
    'is accepted by name: %s',
    (name) => {
      expect(timeZoneName.parse(name)).toBe(name);
    },
  );
  it.each(['+02:00', '-0530', 'Mars/Olympus', '', ' UTC', 'Europe/Berlin\n'])(
    'is refused: %j',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
      expect(timeZoneName.safeParse(name).success).toBe(false);
    },
  );
});

/** Promise: a local time means one instant, also at clock changes. */
describe('a time of day in a zone', () => {
  it.each([
    ['skipped: after the gap', '2027-03-14', [2, 30], 'America/New_York', '07:30'],
    ['repeated: the first', '2027-11-07', [1, 30], 'America/New_York', '05:30'],
    ['first day of summer time', '2027-03-28', [8, 0], 'Europe/Berlin', '06:00'],
    ['first day of winter time', '2027-10-31', [8, 0], 'Europe/Berlin', '07:00'],
  ] as const)('%s', (...[, date, [hour, minute], zone, utc]) => {
    const at = instantOf(Temporal.PlainDate.from(date), { hour, minute }, zone);
    expect(at.toISOString()).toBe(`${date}T${utc}:00.000Z`);
  });

  it('starts at one on a day without a midnight', () => {
    const at = instantOf(
      Temporal.PlainDate.from('2027-04-30'),
      { hour: 0, minute: 0 },
      'Africa/Cairo',
    );
    expect(at.toISOString()).toBe('2027-04-29T22:00:00.000Z');
  });
});
