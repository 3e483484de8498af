import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { enrich } from '../../../../domain/market/enrichment/enrich.ts';
import type { Posting } from '../../../../domain/market/posting.ts';
import { validatePosting } from '../../../../domain/market/validate-posting.ts';

const NOW_MS = Date.UTC(2026, 0, 15);

function buildPosting(changes: Partial<Posting> = {}): Posting {
  return {
    externalId: '1',
    title: 'Senior Backend Engineer',
    company: null,
    department: null,
    places: [{ text: 'Austin, TX (Hybrid)' }],
    remoteFlag: false,
    workplaceLabel: null,
    employmentLabel: 'FullTime',
    seniorityLabel: null,
    pay: null,
    payText: null,
    descriptionHtml:
      '<p>We build the tools that our customers love, and you will help us with PostgreSQL.</p><p>Salary: $120k - $150k</p>',
    applyUrl: 'https://jobs.example.com/1',
    postedAt: '2026-01-10T00:00:00.000Z',
    updatedAt: null,
    closesAt: null,
    language: null,
    requisitionId: null,
    ...changes,
  };
}

describe('enrich: every member of a job derived from the posting', () => {
  test('combines the results of the single functions', () => {
    expect(enrich(buildPosting(), { companyName: 'Acme' })).toMatchObject({
      location: 'Austin, TX (Hybrid)',
      locations: [{ city: 'Austin', regionCode: 'TX', country: 'US' }],
      workplaceType: 'hybrid',
      employmentType: 'full_time',
      seniorityLevel: 'senior',
      labels: { workplace: null, employment: 'FullTime', seniority: null },
      salary: {
        min: 120_000,
        max: 150_000,
        annualMax: 150_000,
        currency: 'USD',
        period: 'year',
        source: 'text',
      },
      keywords: ['PostgreSQL'],
      language: 'en',
      clusterSignature: { blockKey: 'acme|backend engineer senior' },
    });
  });

  test('the display text has each place once, and is composed when the source has no text', () => {
    const places = [
      { text: 'Berlin' },
      { text: 'Berlin' },
      { text: '', city: 'Lyon', country: 'France' },
    ];
    expect(enrich(buildPosting({ places }), { companyName: 'Acme' }).location).toBe(
      'Berlin; Lyon, France',
    );
  });

  test("a source's own coordinates take precedence", () => {
    const places = [{ text: 'Berlin', lat: 52.5, lng: 13.3 }];
    expect(enrich(buildPosting({ places }), { companyName: 'Acme' }).locations[0]).toMatchObject({
      lat: 52.5,
      lng: 13.3,
    });
  });

  test('never throws for valid postings', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(text, text, text, (title, descriptionHtml, place) => {
        const posting = buildPosting({
          title,
          descriptionHtml,
          places: [{ text: place, country: place }],
          payText: title,
        });
        const valid = validatePosting(posting, NOW_MS);
        if (valid.ok) expect(() => enrich(valid.posting, { companyName: title })).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });
});

describe('validatePosting: clean rows, or rejected rows with a reason', () => {
  function reasonOf(changes: Partial<Posting>): string | null {
    const valid = validatePosting(buildPosting(changes), NOW_MS);
    return valid.ok ? null : valid.reason;
  }

  test.each([
    [{ title: ' \u0000 ' }, 'no title'],
    [{ title: 'x'.repeat(10_000) }, 'title longer than 300 characters'],
    [{ externalId: '' }, 'no id'],
    [{ applyUrl: 'javascript:alert(1)' }, 'apply URL is not http or https'],
    [{ applyUrl: '' }, 'apply URL is not http or https'],
    [{ applyUrl: 'https://' }, 'apply URL is not http or https'],
    [{ applyUrl: 'data:text/html,x' }, 'apply URL is not http or https'],
    [{ applyUrl: '//a.test/' }, 'apply URL is not http or https'],
    [{ applyUrl: 'https://user:pass@a.test/' }, 'apply URL is not http or https'],
    [{ applyUrl: 'https://a.test/'.padEnd(9_000, 'x') }, 'apply URL is not http or https'],
    [{ title: 'x'.repeat(301) }, 'title longer than 300 characters'],
    [{ title: 'x'.repeat(300) }, null],
    [{ externalId: 'x'.repeat(501) }, 'id longer than 500 characters'],
  ])('%j is rejected: %s', (changes, reason) => {
    expect(reasonOf(changes)).toBe(reason);
  });

  test('texts lose invisible characters', () => {
    const valid = validatePosting(
      buildPosting({
        title: ' Chef\u0000 de\n\tcuisine \ud800',
        department: '\u0007',
        requisitionId: ' R\u200b1 ',
      }),
      NOW_MS,
    );
    expect(valid).toMatchObject({
      ok: true,
      posting: { title: 'Chef de cuisine \ufffd', department: null, requisitionId: 'R 1' },
    });
  });

  test('descriptions keep their lines, links are written out, places are unique', () => {
    const logoUrl = 'javascript:alert(1)';
    const valid = validatePosting(
      buildPosting({
        descriptionHtml: '<p>a\u0000b\n\ud800</p>',
        applyUrl: ' HTTPS://A.test ',
        company: { name: ' Acme\n', website: 'https://acme.test', logoUrl },
        places: [{ text: ' Berlin ' }, { text: 'Berlin' }, { text: ' ' }, { text: 'Lyon' }],
      }),
      NOW_MS,
    );
    expect(valid).toMatchObject({
      ok: true,
      posting: {
        descriptionHtml: '<p>ab\n\ufffd</p>',
        applyUrl: 'https://a.test/',
        company: { name: 'Acme', website: 'https://acme.test/', logoUrl: null },
        places: [{ text: 'Berlin' }, { text: 'Lyon' }],
      },
    });
  });

  test('at most 50 places and 200,000 characters of text are kept', () => {
    const places = Array.from({ length: 60 }, (_, i) => ({ text: `Town ${i}` }));
    const descriptionHtml = 'x'.repeat(200_001);
    const valid = validatePosting(buildPosting({ places, descriptionHtml }), NOW_MS);
    const kept = valid.ok ? valid.posting : null;
    expect([kept?.places.length, kept?.descriptionHtml.length]).toEqual([50, 200_000]);
  });

  test.each([
    ['0000-01-01T00:00:00.000Z', null],
    ['1999-12-31T23:59:59.999Z', null],
    ['2000-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z'],
    ['2030-12-31T00:00:00+02:00', '2030-12-30T22:00:00.000Z'],
    ['2031-06-01T00:00:00.000Z', null],
    ['9999-12-31T00:00:00.000Z', null],
    ['soon', null],
  ])('date %s of an end is kept as %s', (date, kept) => {
    const valid = validatePosting(buildPosting({ closesAt: date }), NOW_MS);
    expect(valid).toMatchObject({ ok: true, posting: { closesAt: kept } });
  });

  test.each([
    ['1999-12-31T23:59:59.999Z', null],
    ['2000-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z'],
    ['2026-01-16T00:00:00.000Z', '2026-01-16T00:00:00.000Z'],
    ['2026-01-16T00:00:00.001Z', null],
    ['2030-01-01T00:00:00.000Z', null],
    ['soon', null],
  ])('posted on %s is stored as %s: no posting is dated tomorrow', (date, kept) => {
    const valid = validatePosting(buildPosting({ postedAt: date }), NOW_MS);
    expect(valid).toMatchObject({ ok: true, posting: { postedAt: kept } });
  });

  test.each([
    [-1, 5],
    [0, 0],
    [1, Number.POSITIVE_INFINITY],
    [Number.NaN, 1],
    [1, 1e300],
  ])('pay of %d-%d is dropped', (min, max) => {
    const valid = validatePosting(
      buildPosting({ pay: { min, max, currency: 'USD', period: 'year' } }),
      NOW_MS,
    );
    expect(valid).toMatchObject({ ok: true, posting: { pay: null } });
  });

  test('incomplete or invalid coordinates are dropped', () => {
    const places = [
      { text: 'a', lat: 91, lng: 0 },
      { text: 'b', lat: 5 },
      { text: 'c', lat: 1, lng: 2 },
    ];
    const valid = validatePosting(buildPosting({ places }), NOW_MS);
    expect(valid).toMatchObject({
      ok: true,
      posting: {
        places: [
          { lat: null, lng: null },
          { lat: null, lng: null },
          { lat: 1, lng: 2 },
        ],
      },
    });
  });

  test('a second pass changes nothing', () => {
    const text = fc.string({ unit: 'binary', maxLength: 100 });
    fc.assert(
      fc.property(text, text, (title, department) => {
        const first = validatePosting(buildPosting({ title: `x${title}`, department }), NOW_MS);
        if (first.ok) expect(validatePosting(first.posting, NOW_MS)).toEqual(first);
      }),
      { numRuns: 200 },
    );
  });
});
