import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { greenhousePay } from '../../connectors/greenhouse/pay.ts';
import { companyOf } from '../../connectors/mapping/company.ts';
import { toIsoClosing, toIsoTime } from '../../connectors/mapping/dates.ts';
import { joinSections } from '../../connectors/mapping/html-sections.ts';
import { cadenceNamed, combinePay, periodNamed, toPay } from '../../connectors/mapping/pay.ts';
import { connectorOf } from '../../connectors/registry.ts';
import { toPlace, toPosting } from '../../connectors/mapping/posting.ts';

describe('times', () => {
  test.each([
    ['2026-03-01T10:20:30.123Z', '2026-03-01T10:20:30.123Z'],
    ['2026-03-01T10:20:30.123456+00:00', '2026-03-01T10:20:30.123Z'],
    ['2026-03-01T10:20:30+02:00', '2026-03-01T08:20:30.000Z'],
    ['2026-03-01T10:20:30+0200', '2026-03-01T08:20:30.000Z'],
    ['2026-03-01T10:20:30', '2026-03-01T10:20:30.000Z'],
    ['2026-03-01 10:20:30 UTC', '2026-03-01T10:20:30.000Z'],
    ['2026-03-01T10:20Z', '2026-03-01T10:20:00.000Z'],
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    [' 2026-03-01 ', '2026-03-01T00:00:00.000Z'],
    ['Sun, 01 Mar 2026 10:20:30 +0000', '2026-03-01T10:20:30.000Z'],
    ['Sun, 01 Mar 2026 10:20:30 GMT', '2026-03-01T10:20:30.000Z'],
    ['1 Mar 2026 10:20 EST', '2026-03-01T15:20:00.000Z'],
    [1772360430123, '2026-03-01T10:20:30.123Z'],
    ['0000-01-01T00:00:00Z', null],
    ['9999-12-31T23:59:59Z', null],
    ['1970-01-01', null],
    [0, null],
    [1e300, null],
    ['2026-13-45', null],
    ['Posted 30+ Days Ago', null],
    ['hello 1', null],
    ['', null],
    [null, null],
    [{}, null],
  ])('%j', (given, expected) => {
    expect(toIsoTime(given)).toBe(expected);
  });

  test('a bare closing date includes its day', () => {
    expect(toIsoClosing('2026-03-01')).toBe('2026-03-01T23:59:59.999Z');
    expect(toIsoClosing('2026-03-01T10:00:00Z')).toBe('2026-03-01T10:00:00.000Z');
    expect(toIsoClosing('9999-12-31')).toBeNull();
  });

  test('any input gives a time between 1990 and 2099 or null', () => {
    const date = fc.date({
      min: new Date('1980-01-01'),
      max: new Date('2110-01-01'),
      noInvalidDate: true,
    });
    const spelling = fc.constantFrom(
      (iso: string): unknown => iso,
      (iso: string) => iso.slice(0, 10),
      (iso: string) => `${iso.slice(0, 19)}+05:30`,
      (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`,
      (iso: string) => new Date(iso).toUTCString(),
      (iso: string) => Date.parse(iso),
    );
    const drawn = fc.tuple(date, spelling).map(([one, spell]) => spell(one.toISOString()));
    const times = { known: 0, unknown: 0 };
    fc.assert(
      fc.property(fc.oneof(drawn, fc.anything()), (value) => {
        const time = toIsoTime(value);
        times[time === null ? 'unknown' : 'known'] += 1;
        if (time !== null) expect(time).toMatch(/^(199\d|20\d\d)-.{18}Z$/);
      }),
      { numRuns: 1_000 },
    );
    expect(times.known).toBeGreaterThan(250);
    expect(times.unknown).toBeGreaterThan(250);
  });

  test.each([
    ['1989-12-31T23:59:59.999Z', false],
    ['1990-01-01', true],
    ['2099-12-31T23:59:59.999Z', true],
    ['2100-01-01', false],
  ])('%s is a time: %s', (given, isTime) => {
    expect(toIsoTime(given) !== null).toBe(isTime);
  });
});

describe('pay', () => {
  const USD = { currency: 'usd', period: 'year' } as const;
  test.each([
    [{ ...USD, min: 100, max: 200 }, [100, 200]],
    [{ ...USD, min: '100', max: '200.5' }, [100, 200.5]],
    [{ ...USD, min: 200, max: 100 }, [100, 200]],
    [{ ...USD, min: null, max: 200 }, [200, 200]],
    [{ ...USD, min: 0, max: 200 }, [200, 200]],
    [{ ...USD, min: -5, max: 200 }, null],
    [{ ...USD, min: 1, max: 1e15 }, null],
    [{ ...USD, min: Infinity, max: 1 }, null],
    [{ ...USD, min: 'a lot', max: 1 }, null],
    [{ ...USD, min: null, max: null }, null],
    [{ ...USD, min: 1, max: 2, currency: 'dollars' }, null],
    [{ ...USD, min: 1, max: 2, period: null }, null],
  ])('%j', (given, bounds) => {
    const expected = bounds && { min: bounds[0], max: bounds[1], currency: 'USD', period: 'year' };
    expect(toPay(given)).toEqual(expected);
  });

  test('several amounts become one range of the first currency and period', () => {
    const usd = { currency: 'USD', period: 'year' } as const;
    expect(
      combinePay([
        null,
        { ...usd, min: 50, max: 60 },
        { currency: 'EUR', period: 'year', min: 1, max: 999 },
        { ...usd, min: 40, max: 55 },
        { currency: 'USD', period: 'hour', min: 2, max: 3 },
      ]),
    ).toEqual({ ...usd, min: 40, max: 60 });
    expect(combinePay([null])).toBeNull();
  });

  test.each([
    ['per-year-salary', 'year'],
    ['per-hour-wage', 'hour'],
    ['HOUR', 'hour'],
    ['Annual base', 'year'],
    ['month', 'month'],
    ['DAY', 'day'],
    ['weekly', 'week'],
    ['one-time', null],
    ['hourly or yearly', null],
    [12, null],
  ])('period of %j', (label, expected) => {
    expect(periodNamed(label)).toBe(expected);
  });
});

describe('pay by its cadence', () => {
  test.each([
    ['per-month-salary', { period: 'month', min: 3_000 }],
    ['semi-month-salary', { period: 'year', min: 72_000 }],
    ['bi-week-salary', { period: 'year', min: 78_000 }],
    ['BIWEEKLY', { period: 'year', min: 78_000 }],
    ['every two weeks', { period: 'year', min: 78_000 }],
    ['bi-month-salary', null],
    [null, null],
  ])('%j', (label, expected) => {
    const pay = toPay({ min: 3_000, max: 4_000, currency: 'USD', ...cadenceNamed(label) });
    if (expected === null) expect(pay).toBeNull();
    else expect(pay).toMatchObject(expected);
  });

  test.each([
    ['Annual Salary', 'Paid 12 times a year; 40 hours a week.', 120_000, 'year'],
    ['Hourly rate', null, 25, 'hour'],
    ['Pay range', '<p>With 25 days of vacation.</p>', 120_000, 'year'],
    ['Pay range', '<p>And 4 months of parental leave.</p>', 120_000, 'year'],
    ['Pay range', '<p>This hourly rate is one part of your pay.</p>', 25, 'hour'],
    ['Pay range', '<p>$25 per hour, reviewed in an annual talk.</p>', 25, 'hour'],
    ['Pay range', '<p>The monthly salary before tax.</p>', 4_000, 'month'],
    ['Pay range', null, 25, 'hour'],
    ['Pay range', null, 120_000, 'year'],
    ['Weekly Pay Range', null, 1_000, 'week'],
    ['Pay range', '<p>On a bi-weekly pay schedule.</p>', 120_000, 'year'],
  ])('of Greenhouse: %j, %j, %d', (...[title, blurb, amount, period]) => {
    const cents = { min_cents: amount * 100, max_cents: amount * 100 };
    const pay = greenhousePay({ ...cents, currency_type: 'USD', title, blurb });
    expect(pay).toEqual({ min: amount, max: amount, currency: 'USD', period });
  });

  test.each([
    ['Biweekly Pay Range', 52_000],
    ['Fortnightly Salary', 52_000],
    ['Semi-monthly Salary', 48_000],
    ['Bi-monthly Salary', null],
  ])('of Greenhouse, %j of 2,000 by the year', (title, yearly) => {
    const cents = { min_cents: 200_000, max_cents: 200_000 };
    const pay = greenhousePay({ ...cents, currency_type: 'USD', title, blurb: null });
    expect(pay && { [pay.period]: pay.max }).toEqual(yearly && { year: yearly });
  });
});

/** Promise: a misread role does not count as missing, so a rejected row must have the id that it is stored under. */
describe('the id of an otherwise invalid row', () => {
  const link = 'https://acme.teamtailor.com/jobs/4711-weaver';
  const page = 'https://acme.test/careers/1';
  const value = { '@type': 'PropertyValue', value: 'R-1' };
  test.each([
    ['teamtailor', { link, guid: 'b1f6' }, '4711'],
    ['teamtailor', { guid: 'b1f6' }, 'b1f6'],
    ['teamtailor', {}, null],
    ['json_ld', { page, node: { identifier: value } }, 'R-1'],
    ['json_ld', { page, node: { url: '2' } }, 'https://acme.test/careers/2'],
    ['json_ld', { page, node: {} }, page],
    ['json_ld', { page, node: null, problem: 'detail: status 500' }, null],
  ] as const)('%s: %j', (kind, row, externalId) => {
    const read = () => connectorOf(kind).map(row, { token: 'acme', companyName: 'Acme' });
    expect(read).toThrow(expect.objectContaining({ name: 'RowRejected', externalId }));
  });
});

describe('a posting', () => {
  const draft = { externalId: '1', title: 'Engineer', applyUrl: 'https://jobs.test/1' };

  test('has every member, as the row states it, with a clean id', () => {
    const posting = toPosting({ ...draft, externalId: ' a\u00001 ', title: ' Senior\n' });
    expect(posting).toMatchObject({ externalId: 'a1', title: ' Senior\n', places: [], pay: null });
    expect(Object.values(posting)).not.toContain(undefined);
  });

  test('without an id is rejected', () => {
    expect(() => toPosting({ ...draft, externalId: ' \n' })).toThrow('id: is empty');
  });

  test('a place composes its text from its parts and has coordinates only when both are valid', () => {
    const berlin = { city: 'Berlin', region: null, country: 'DE' };
    expect(toPlace({ ...berlin, lat: 52.5, lng: 13.4 })).toEqual({
      ...berlin,
      text: 'Berlin, DE',
      lat: 52.5,
      lng: 13.4,
    });
    expect(toPlace({ text: 'HQ', lat: 0, lng: 0 })).not.toHaveProperty('lat');
    expect(toPlace({ text: 'HQ', lat: 99, lng: 0 })).not.toHaveProperty('lat');
    expect(toPlace({ text: 'HQ', lat: NaN, lng: 1 })).not.toHaveProperty('lat');
  });

  test('sections keep their headings as text', () => {
    expect(
      joinSections([
        { heading: 'You & <us>', html: '<p>a</p>' },
        { heading: 'Empty', html: ' ' },
        { heading: null, html: 'b' },
      ]),
    ).toBe('<h3>You &amp; &lt;us&gt;</h3><p>a</p>\nb');
  });
});

describe('the employer', () => {
  const source = (token: string, companyName: string | null = null) => ({ token, companyName });
  test.each([
    [source('Forward%20Financing'), null, { name: 'Forward Financing' }],
    [source('nexus.xyz'), null, { name: 'nexus.xyz' }],
    [source('100%'), null, { name: '100%' }],
    [source('acme', 'Acme Inc.'), null, null],
    [source('acme', 'Acme Inc.'), 'Acme Labs', { name: 'Acme Labs' }],
    [source('https://api.ashbyhq.com/posting-api/job-board/Acme'), null, { name: 'Acme' }],
    [source('https://acme.recruitee.com/api/offers/'), null, { name: 'acme' }],
  ])('%j named %j', (given, named, expected) => {
    expect(companyOf(given, named)).toEqual(expected);
  });
});
