import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { resolvePlaceQuery } from '../../../domain/places/places.ts';
import { jobFilter, noFilter } from '../../../domain/market/job-filter.ts';
import { jobFilterShape, searchJobsQuery } from '../../../domain/market/job-filter-query.ts';

function read(query: Record<string, string>) {
  return jobFilter(searchJobsQuery.parse(query), resolvePlaceQuery);
}

function refusal(query: Record<string, string>): { path: string; message: string } {
  const parsed = searchJobsQuery.safeParse(query);
  const [issue] = parsed.error?.issues ?? [];
  return { path: issue?.path.join('.') ?? '', message: issue?.message ?? '' };
}

describe('filters of a search (decision 0007)', () => {
  it('restricts nothing by default', () => {
    expect(read({})).toEqual({ filter: noFilter, notices: [] });
    expect(read({ q: '', title: ' ', company: '', location: '' }).filter).toEqual(noFilter);
  });

  it.each([
    ['acme', { include: ['acme'], exclude: [] }],
    ['a-b', { include: ['a-b'], exclude: [] }],
    ['-a-b', { include: [], exclude: ['a-b'] }],
    ['acme, -globex ,Initech', { include: ['acme', 'initech'], exclude: ['globex'] }],
    ['acme,-,', { include: ['acme'], exclude: [] }],
  ])('company=%s', (company, expected) => {
    expect(read({ company }).filter.companies).toEqual(expected);
  });

  it('accepts a slug with hyphens at any place and in any number', () => {
    const slug = fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z0-9]{1,5}){0,3}$/u);
    fc.assert(
      fc.property(fc.array(slug, { maxLength: 5 }), fc.array(slug, { maxLength: 5 }), (yes, no) => {
        const company = [...yes, ...no.map((each) => `-${each}`)].join(',');
        expect(read({ company }).filter.companies).toEqual({ include: yes, exclude: no });
      }),
    );
  });

  it.each([
    ['Austin, TX', { kind: 'city', name: 'Austin', country: 'US', regionCode: 'TX', radiusKm: 40 }],
    ['New York, NY, USA', { kind: 'city', country: 'US', regionCode: 'NY', radiusKm: 40 }],
    ['Germany', { kind: 'country', country: 'DE' }],
    ['Texas', { kind: 'region', country: 'US', regionCode: 'TX' }],
    ['remote', { kind: 'remote' }],
    ['Nowhereville Xyz', { kind: 'text', words: ['nowhereville', 'xyz'] }],
  ])('location=%s', (location, expected) => {
    expect(read({ location }).filter.places).toEqual([expect.objectContaining(expected)]);
  });

  it('splits the terms of q, and no other filter, at any white space', () => {
    const { text } = read({ q: 'kiln\toperator\r\n"night\tshift" -in\ntern' }).filter;
    expect(text).toEqual(read({ q: 'kiln operator "night shift" -in tern' }).filter.text);
    expect(read({ q: '\t\n' }).filter.text).toBeNull();
    for (const q of ['a\0b', 'a\u001bb', 'a\u0085b', '\ud800'])
      expect(refusal({ q }).path).toBe('q');
    expect(refusal({ title: 'a\tb' }).path).toBe('title');
  });

  it.each([
    ['Postgres', 'postgresql'],
    ['K8S', 'kubernetes'],
    ['golang', 'go'],
    ['python3', 'python'],
    ['Underwater basketry', 'underwater basketry'],
  ])('keywords=%s finds jobs by the stored name', (keywords, name) => {
    expect(read({ keywords }).filter.keywords).toEqual([name]);
  });

  it.each(['usd', 'EUR', 'ZWG', 'CLF'])('currency=%s', (currency) => {
    expect(read({ currency }).filter.currency).toBe(currency.toUpperCase());
  });

  it.each(['ZZZ', 'US', 'DOLLAR', 'U$D', 'XXX'])('refuses currency=%s', (currency) => {
    expect(refusal({ currency }).path).toBe('currency');
  });

  it('reports an unknown place', () => {
    expect(read({ location: 'Nowhereville Xyz' }).notices).toEqual([
      expect.stringContaining('Nowhereville Xyz'),
    ]);
  });

  it.each([
    ['remote us', { kind: 'country', country: 'US' }],
    ['United Kingdom remote', { kind: 'country', country: 'GB' }],
    ['Remote - Berlin', { kind: 'city', name: 'Berlin' }],
    ['Remote (US)', { kind: 'country', country: 'US' }],
    ['remote in the Netherlands', { kind: 'country', country: 'NL' }],
  ])('reads %s as two filters and says so', (location, place) => {
    const { filter, notices } = read({ location });
    expect(filter.places).toEqual([expect.objectContaining(place)]);
    expect(filter.workplaceTypes).toEqual(['remote']);
    expect(notices).toEqual([expect.stringContaining('read as remote jobs')]);
    expect(read({ location, workplace_type: 'hybrid' }).filter.workplaceTypes).toEqual(['hybrid']);
  });

  it('accepts location and all parts of location_or as alternatives, with one radius', () => {
    const { filter, notices } = read({
      location: 'Berlin',
      location_or: 'Paris | Spain;',
      radius_km: '15.5',
    });
    expect(filter.places).toMatchObject([
      { kind: 'city', name: 'Berlin', radiusKm: 15.5 },
      { kind: 'city', name: 'Paris', radiusKm: 15.5 },
      { kind: 'country', country: 'ES' },
    ]);
    // A country has no radius, so the response has a notice.
    expect(notices).toEqual([expect.stringMatching(/radius_km.*"Spain"/)]);
  });

  it('accepts a hundred places without repeats', () => {
    const places = (count: number) => Array.from({ length: count }, (_, i) => `x${i}`).join('|');
    const { filter, notices } = read({ location: 'x1', location_or: `|${places(99)};; x7` });
    expect([filter.places.length, notices.length]).toEqual([99, 99]);
  });

  it.each([
    [{ posted_within_days: '7' }, { postedSince: null, postedWithinDays: 7 }],
    [{ posted_within_days: '0' }, { postedSince: null, postedWithinDays: null }],
    [
      { posted_within_days: '7', since: '1767225600' },
      { postedSince: '2026-01-01T00:00:00.000Z', postedWithinDays: null },
    ],
    [{ since: '0' }, { postedSince: '1970-01-01T00:00:00.000Z', postedWithinDays: null }],
  ])('%j', (query, expected) => {
    expect(read(query).filter).toMatchObject(expected);
  });

  it('parses the other filters', () => {
    const { filter } = read({
      employment_type: 'full_time,Contract',
      seniority_level: 'new_grad',
      workplace_type: 'remote, hybrid',
      country: 'us,de',
      department: 'R&D,Sales',
      salary_min: '120000',
      has_salary: 'false',
      can_apply: 'true',
      keywords: 'C++,PostgreSQL',
      language: 'EN',
    });
    expect(filter).toMatchObject({
      employmentTypes: ['full_time', 'contract'],
      seniorityLevels: ['new_grad'],
      workplaceTypes: ['remote', 'hybrid'],
      countries: ['US', 'DE'],
      departments: [['r', 'd'], ['sales']],
      salaryMin: { amount: 120_000, currency: 'USD' },
      hasSalary: false,
      canApply: true,
      keywords: ['c++', 'postgresql'],
      languages: ['en'],
    });
    expect(read({ salary_min: '1', currency: 'eur' }).filter.salaryMin?.currency).toBe('EUR');
  });
});

describe('invalid input is refused by name (decision 0007)', () => {
  it.each([
    ['employment_type', 'permanent', 'allowed: full_time, part_time'],
    ['seniority_level', 'entry,guru', '"guru"'],
    ['workplace_type', 'office', 'allowed: remote, hybrid, on_site'],
    ['posted_within_days', '-1', 'whole number'],
    ['posted_within_days', '1e3', 'whole number'],
    ['posted_within_days', '99999999999999', 'whole number'],
    ['since', '-5', 'whole number'],
    ['since', '1767225600000', 'whole number'],
    ['since', '2026-01-01', 'whole number'],
    ['radius_km', '0', 'above 0'],
    ['radius_km', 'NaN', 'above 0'],
    ['salary_min', '-1', 'above 0'],
    ['salary_min', 'Infinity', 'above 0'],
    ['currency', 'dollars', 'at most 3'],
    ['currency', 'U$D', 'ISO 4217'],
    ['country', 'USA', 'ISO 3166-1'],
    ['country', 'XX', 'ISO 3166-1'],
    ['language', 'english', 'ISO 639'],
    ['language', 'zz', 'ISO 639'],
    ['language', 'deu', 'ISO 639'],
    ['language', ',', 'names nothing'],
    ['company', ',', 'names nothing'],
    ['company', '-', 'names nothing'],
    ['company', ',-, -', 'names nothing'],
    ['country', ' , ', 'names nothing'],
    ['keywords', ',,', 'names nothing'],
    ['department', ',', 'names nothing'],
    ['workplace_type', ',', 'names nothing'],
    ['has_salary', 'yes', 'true or false'],
    ['can_apply', '1', 'true or false'],
    ['sort', 'best', 'relevance or date'],
    ['limit', '0', 'at least 1'],
    ['limit', '-3', 'at least 1'],
    ['limit', '1.5', 'at least 1'],
    ['limit', 'ten', 'at least 1'],
    ['q', 'a\0b', 'control characters'],
    ['q', 'a\ud800b', 'control characters'],
    ['title', 'x'.repeat(2_001), 'at most 2000'],
    ['company', 'a,'.repeat(4_100), 'at most 8192'],
    ['department', 'a,'.repeat(150), 'at most 100'],
  ])('%s=%j', (name, value, message) => {
    const { path, message: said } = refusal({ [name]: value });
    expect(path).toBe(name);
    expect(said).toContain(message);
  });

  it.each([
    [{ q: '&&' }, 'q'],
    [{ title: '-,!!' }, 'title'],
    [{ department: '%' }, 'department'],
    [{ radius_km: '5' }, 'radius_km'],
    [{ location_or: '|' }, 'location_or'],
    [{ location_or: ' ; ', location: 'Berlin' }, 'location_or'],
    [{ location_or: 'x;'.repeat(101) }, 'location_or'],
    [{ title: 'x,'.repeat(101) }, 'title'],
  ])('%j has no words, or too many', (query, path) => {
    expect(() => read(query)).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        details: [expect.objectContaining({ path })],
      }),
    );
  });

  const parts = (count: number, part: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => part(i)).join(',');
  const ranks = (i: number) => `-chief ${i}`;
  const twoLists = (i: number) => `-chief vp ${i},sr sr sr sr sr ${i}`;
  const terms = { q: `${'a '.repeat(40)}-${'a'.repeat(402)}` };
  const places = { location_or: parts(50, (i) => `${'x '.repeat(18)}${i}`).replaceAll(',', '|') };

  it.each([
    ['title', { title: parts(31, ranks) }, { title: parts(32, ranks) }],
    ['title', { title: parts(4, twoLists) }, { title: parts(5, twoLists) }],
    ['q', { ...terms, department: 'b '.repeat(480) }, { ...terms, department: 'b '.repeat(481) }],
    ['location_or', { ...places, title: 'y '.repeat(50) }, { ...places, title: 'y '.repeat(51) }],
    ['department', { department: 'b '.repeat(1_000) }, { department: 'b '.repeat(1_000), q: 'a' }],
  ])('%s accepts at most a thousand words in total', (path, most, more) => {
    expect(() => read(most)).not.toThrow();
    expect(() => read(more)).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        details: [expect.objectContaining({ path })],
      }),
    );
  });

  it('caps the page size instead of refusing it; default 20', () => {
    expect(searchJobsQuery.parse({ limit: '5000' }).limit).toBe(50);
    expect(searchJobsQuery.parse({}).limit).toBe(20);
  });

  it('accepts or refuses any text in any parameter', () => {
    const name = fc.constantFrom(...Object.keys(jobFilterShape), 'limit', 'cursor', 'sort');
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.double().map(String));
    fc.assert(
      fc.property(fc.dictionary(name, value), (query) => {
        const parsed = searchJobsQuery.safeParse(query);
        if (!parsed.success) return;
        try {
          jobFilter(parsed.data, () => null);
        } catch (error) {
          expect(error).toMatchObject({ code: 'invalid_request' });
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
