import { describe, expect, test } from '@jest/globals';
import { connectorOf } from '../../connectors/registry.ts';
import { toIsoTime } from '../../connectors/mapping/dates.ts';
import type { Posting } from '../../domain/market/posting.ts';
import { descriptionText } from '../../domain/text/description-text.ts';
import type { SourceKind } from '../../domain/market/enums.ts';

const source = { token: 'https://jobs.example/feed', companyName: null };
function map(kind: SourceKind, row: unknown): Posting {
  const posting = connectorOf(kind).map(row, source);
  if (posting === null) throw new Error('The row is no posting.');
  return posting;
}
const texts = (places: readonly { text: string }[]) => places.map(({ text }) => text);

/** Promise: where the first member names no place, the next one that does is read. */
describe('Greenhouse: places behind a work model', () => {
  const read = (name: string, offices: (string | null)[]) =>
    map('greenhouse', {
      ...{ id: 1, title: 'Pump Engineer', absolute_url: 'https://jobs.example/1' },
      location: { name },
      offices: offices.map((location, at) => ({ id: at, name: 'Office', location })),
    });

  test.each([
    ['Hybrid', ['Seattle, WA']],
    ['In-Office', ['Lisbon, Portugal']],
    ['Multiple Locations', ['Paris', 'Berlin']],
    ['Hybrid - Office', ['Leeds']],
    ['Flexible', ['Leeds']],
    // Set aside.
    ['On-site', ['Austin, TX']],
    ['Various Locations', ['Oslo', 'Bergen']],
    ['HYBRID', ['Pune']],
    ['Onsite / Hybrid', ['Kraków']],
    ['Mehrere Standorte', ['Köln']],
  ])('%s', (name, offices) => {
    const posting = read(name, offices);
    expect(texts(posting.places)).toEqual(offices);
    expect(posting.workplaceLabel).toBe(name);
  });

  test.each([
    ['a place', 'Leeds', ['Seattle, WA']],
    ['a place with a work model', 'Hybrid - Leeds', ['Seattle, WA']],
    ['remote: the office only hires', 'Remote', ['Seattle, WA']],
    ['no office', 'Hybrid', []],
    ['an office without a place', 'Hybrid', [null]],
  ])('stays: %s', (_, name, offices) => {
    expect(texts(read(name, offices).places)).toEqual([name]);
  });
});

describe('BambooHR: locationType', () => {
  const read = (members: object) =>
    map('bamboohr', {
      listing: { id: '1', jobOpeningName: 'Parts Buyer', ...members },
      detail: null,
      problem: null,
    });

  test.each([
    ['0', 'on site'],
    ['1', 'remote'],
    ['2', 'hybrid'],
    [2, 'hybrid'],
    ['7', null],
    [null, null],
  ])('%j', (locationType, workplaceLabel) => {
    expect(read({ locationType }).workplaceLabel).toBe(workplaceLabel);
  });
});

describe('RSS: the whole text and the members of job plug-ins', () => {
  const read = (item: object) => map('rss', { title: 'Gardener', guid: 'g-1', ...item });

  test.each([
    [
      { description: 'You keep […]', 'content:encoded': '<p>All</p>' },
      { descriptionHtml: '<p>All</p>' },
    ],
    [{ 'job_listing:location': 'Leeds, UK' }, { places: [{ text: 'Leeds, UK' }] }],
    [{ 'job_listing:job_type': 'Full Time' }, { employmentLabel: 'Full Time' }],
    [{ 'job_listing:company': 'Green Hands Ltd' }, { company: { name: 'Green Hands Ltd' } }],
    // Set aside.
    [{ 'content:encoded': '<p>Only here</p>' }, { descriptionHtml: '<p>Only here</p>' }],
    [{ description: '<p>Whole</p>', 'content:encoded': ' ' }, { descriptionHtml: '<p>Whole</p>' }],
    [{ 'job_listing:salary': '£30,000 a year' }, { payText: '£30,000 a year' }],
    [{ region: 'Oslo', 'job_listing:location': 'Leeds' }, { places: [{ text: 'Oslo' }] }],
    [{ category: ['Garden', 'Part time'] }, { department: 'Garden' }],
  ])('%j', (item, expected) => {
    expect(read(item)).toMatchObject(expected);
  });
});

describe('JSON-LD: both forms of pay', () => {
  const read = (baseSalary: object) =>
    map('json_ld', {
      page: 'https://jobs.example/1',
      node: { '@type': 'JobPosting', title: 'Pump Clerk', baseSalary },
    });
  const amounts = { min: 50_000, max: 60_000, currency: 'USD', period: 'year' };

  test.each<[object, object]>([
    [
      { priceCurrency: 'USD', minPrice: 50_000, maxPrice: 60_000, unitText: 'YEAR' },
      { pay: amounts },
    ],
    [
      { priceCurrency: 'USD', minPrice: 50_000, maxPrice: 60_000 },
      { pay: null, payText: 'USD 50000 - USD 60000' },
    ],
    [
      { currency: '$', value: { minValue: '25.00', maxValue: '30.00', unitText: 'per hour' } },
      { pay: null, payText: '$25.00 - $30.00 per hour' },
    ],
    // Set aside.
    [
      { priceCurrency: 'EUR', price: 4_000, unitText: 'MONTH' },
      { pay: { min: 4_000, max: 4_000, currency: 'EUR', period: 'month' } },
    ],
    [
      { currency: '£', value: { value: 28_000, unitText: 'YEAR' } },
      { pay: null, payText: '£28000 per year' },
    ],
    [{ currency: 'USD', value: { minValue: 0, maxValue: 0, unitText: 'YEAR' } }, { payText: null }],
    [{ currency: '€' }, { pay: null, payText: null }],
  ])('%j', (baseSalary, expected) => {
    expect(read(baseSalary)).toMatchObject(expected);
  });
});

describe('dates as feeds write them', () => {
  test.each([
    ['November 20, 2026', '2026-11-20'],
    ['20 Nov 2026', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    // Set aside.
    ['Nov. 3, 2026', '2026-11-03'],
    ['Friday, 20 November 2026', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['1.2.2026', '2026-02-01'],
    ['10/11/2026', null],
    ['Smarch 3, 2026', null],
    ['31/31/2026', null],
    ['30 February 2026', null],
  ])('%s', (text, day) => {
    expect(toIsoTime(text)).toBe(day === null ? null : `${day}T00:00:00.000Z`);
  });
});

describe('markup that was encoded more often than once', () => {
  test.each([
    ['&lt;p&gt;One&lt;/p&gt;', 'One'],
    ['&amp;lt;p&amp;gt;One&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Two&amp;lt;/p&amp;gt;', 'One\n\nTwo'],
    // Set aside.
    ['&lt;ul&gt;&lt;li&gt;Pumps &amp;amp; pipes&lt;/li&gt;&lt;/ul&gt;', '- Pumps & pipes'],
    ['You know &lt;script&gt; tags', 'You know <script> tags'],
    ['<p>Write &lt;p&gt; for a paragraph</p>', 'Write <p> for a paragraph'],
  ])('%s', (source, text) => {
    expect(descriptionText(source)).toBe(text);
  });

  test.each([
    ['Line one<br>Line two<br><br>Para', 'Line one\nLine two\n\nPara'],
    ['One<br/> <br/>Two', 'One\n\nTwo'],
    ['One<br><br><br><br>Two', 'One\n\nTwo'],
    ['<ul><li>One<br><br>more</li></ul>', '- One\n  more'],
  ])('%s', (source, text) => {
    expect(descriptionText(source)).toBe(text);
  });
});
