import { expect, it } from '@jest/globals';
import { mapJsonLd } from '../../connectors/json-ld/map.ts';
import type { Posting } from '../../domain/market/posting.ts';

const page = 'https://mill.example/jobs/1';
const posting = {
  ...{ '@type': 'JobPosting', title: 'Nurse', description: '<p>You nurse.</p>' },
  hiringOrganization: { name: 'Aire Clinic' },
};
const read = (members: object): Posting => {
  const source = { token: page, companyName: 'Mill' };
  return mapJsonLd({ page, node: { ...posting, ...members } }, source);
};

const salary = (value: unknown, currency = 'USD') => ({ baseSalary: { currency, value } });
const inBerlin = [{ city: 'Berlin', country: 'DE' }];
const berlin = { addressLocality: 'Berlin', addressCountry: 'DE' };
const fifties = { min: 50_000, max: 60_000, currency: 'USD', period: 'year' };

/** Promise: a fact is read in every form that JSON-LD allows and pages use. */
it.each<[form: string, members: object, read: object]>([
  [
    'a nested PriceSpecification',
    salary({ minPrice: 25, maxPrice: 30, unitText: 'HOUR' }),
    { pay: { min: 25, max: 30, currency: 'USD', period: 'hour' } },
  ],
  [
    'a list of one value',
    salary([{ minValue: 50_000, maxValue: 60_000, unitText: 'YEAR' }]),
    { pay: fifties },
  ],
  [
    'a code of the period',
    salary({ minValue: 50_000, maxValue: 60_000, unitCode: 'ANN' }),
    { pay: fifties },
  ],
  ['thousands', salary({ minValue: '50k', maxValue: '60 K', unitText: 'YEAR' }), { pay: fifties }],
  [
    'German grouping',
    salary({ minValue: '45.000', maxValue: '55.000', unitText: 'YEAR' }, 'EUR'),
    { pay: { min: 45_000, max: 55_000, currency: 'EUR', period: 'year' } },
  ],
  ['a list of addresses', { jobLocation: { address: [berlin] } }, { places: inBerlin }],
  [
    'a list of localities',
    { jobLocation: { address: { addressLocality: ['Berlin'], addressCountry: ['DE'] } } },
    { places: inBerlin },
  ],
  [
    'a country by its identifier',
    { jobLocation: { address: { ...berlin, addressCountry: { identifier: 'DE' } } } },
    { places: inBerlin },
  ],
  [
    'a place as a text',
    { jobLocation: 'Berlin, Germany' },
    { places: [{ text: 'Berlin, Germany' }] },
  ],
  [
    'a list of employers',
    { hiringOrganization: [{ name: 'Dock Clinic' }] },
    { company: { name: 'Dock Clinic' } },
  ],
  ['a list of titles', { title: ['Midwife'] }, { title: 'Midwife' }],
  ['a value with its type', { title: { '@value': 'Midwife' } }, { title: 'Midwife' }],
  ['a list of identifiers', { identifier: [{ value: 7 }] }, { externalId: '7' }],
  [
    'dates with their type',
    { datePosted: { '@value': '2026-11-01' } },
    { postedAt: '2026-11-01T00:00:00.000Z' },
  ],
])('%s', (_form, members, expected) => {
  expect(read(members)).toMatchObject(expected);
});
