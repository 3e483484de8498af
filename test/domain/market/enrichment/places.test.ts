import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { resolvePlace, resolvePlaceQuery } from '../../../../domain/market/enrichment/places.ts';

function shown(text: string): string[] {
  return resolvePlace(text).map(({ city, regionCode, country }) =>
    [city, regionCode, country].map((part) => part ?? '-').join(' '),
  );
}

describe('resolvePlace: the places a location text names, null rather than wrong', () => {
  test.each([
    ['Austin, TX', ['Austin TX US']],
    ['New York, NY, USA', ['New York City NY US']],
    ['New York', ['New York City NY US']],
    ['NYC', ['New York City NY US']],
    ['Texas', ['- TX US']],
    ['Paris, TX', ['Paris TX US']],
    ['Paris', ['Paris IDF FR']],
    ['Ontario, Ohio', ['Ontario OH US']],
    ['Lafayette, Georgia', ['LaFayette GA US']],
    ['Tbilisi, Georgia', ['Tbilisi - GE']],
    ['Toronto, CA', ['Toronto ON CA']],
    ['Limerick, Ireland', ['Luimneach M IE']],
    ['Limerick (Munster, Ireland)', ['Luimneach M IE']],
    ['Limerick, PA', ['Limerick PA US']],
    ['Pottstown, Ireland', ['- - IE']],
    ['Boston, India', ['Boston MA US', '- - IN']],
    ['Berlin, DE', ['Berlin BE DE']],
    ['Central Coast, CA', ['- CA US']],
    ['Washington, D.C.', ['Washington, D.C. DC US']],
    ['USA - Provo UT', ['Provo UT US']],
    ['India - Bengaluru', ['Bengaluru KA IN']],
    ['São Paulo, Brazil', ['São Paulo SP BR']],
    ['München, Deutschland', ['Munich BY DE']],
    ['Seville, España', ['Sevilla AN ES']],
    ['Greater Boston Area', ['Boston MA US']],
    ['SF Bay Area', ['San Francisco CA US']],
    ['San Francisco-Onsite', ['San Francisco CA US']],
    ['Mapbox Minsk', ['Minsk - BY']],
    ['Remote - US', ['- - US']],
    ['US-Remote', ['- - US']],
    ['Singapore', ['Singapore - SG']],
    ['London / Berlin', ['London ENG GB', 'Berlin BE DE']],
    ['Remote (United States | Canada)', ['- - US', '- - CA']],
    [
      'Remote, San Francisco, Atlanta, or New York',
      ['San Francisco CA US', 'Atlanta GA US', 'New York City NY US'],
    ],
    ['Alabama, Florida, Texas', ['- AL US', '- FL US', '- TX US']],
    ['France, Belgium, Spain', ['- - FR', '- - BE', '- - ES']],
    ['Mexico, Philippines', ['- - MX', '- - PH']],
    ['Australia - Sydney/Melbourne/remote', ['Sydney NSW AU', 'Melbourne VIC AU']],
  ])('%s', (text, places) => {
    expect(shown(text)).toEqual(places);
  });

  test.each([
    'Remote',
    'EMEA',
    'Anywhere',
    'Georgia',
    'Remote - CA',
    'Fairview Mall',
    'Headquarters',
    '',
  ])('says nothing of "%s"', (text) => {
    expect(shown(text)).toEqual(['- - -']);
  });

  test('one place keeps the text of the source', () => {
    expect(resolvePlace(' Greater Boston Area ')[0]?.text).toBe('Greater Boston Area');
  });

  test('a hint decides, and names the place data does not know stay', () => {
    expect(resolvePlace('HQ', { city: 'Munich', country: 'Germany' })[0]).toMatchObject({
      city: 'Munich',
      country: 'DE',
      regionCode: 'BY',
    });
    expect(
      resolvePlace('x', { city: 'Nowhereville', region: 'Kansas', country: 'US' })[0],
    ).toMatchObject({ city: 'Nowhereville', regionCode: 'KS', country: 'US', lat: null });
  });

  test('what is remembered of a text is remembered with its hint', () => {
    const countryWith = (country: string) => resolvePlace('Cambridge', { country })[0]?.country;
    const countries = ['United States', 'United Kingdom', 'US', 'GB', 'United States'];
    expect(countries.map(countryWith)).toEqual(['US', 'GB', 'US', 'GB', 'US']);
  });

  test('a text more exact than its hint is used', () => {
    expect(resolvePlace('Florida', { country: 'United States' })[0]).toMatchObject({
      regionCode: 'FL',
      country: 'US',
    });
  });

  test('never throws and always gives at least one place with a real country', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const places = resolvePlace(text, { city: text, region: text, country: text });
        expect(places.length).toBeGreaterThan(0);
        expect(places.every(({ country }) => country === null || /^[A-Z]{2}$/.test(country))).toBe(
          true,
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('resolvePlaceQuery: what a location filter means', () => {
  test.each([
    ['austin, tx', { kind: 'city', name: 'Austin', country: 'US', regionCode: 'TX' }],
    ['New York, NY, USA', { kind: 'city', name: 'New York City', country: 'US' }],
    ['tokyo', { kind: 'city', name: 'Tokyo', country: 'JP' }],
    ['ny', { kind: 'region', country: 'US', regionCode: 'NY', name: 'New York' }],
    ['Bavaria', { kind: 'region', country: 'DE', regionCode: 'BY' }],
    ['california, us', { kind: 'region', country: 'US', regionCode: 'CA' }],
    ['Germany', { kind: 'country', country: 'DE' }],
    ['deutschland', { kind: 'country', country: 'DE' }],
    ['uk', { kind: 'country', country: 'GB' }],
    ['remote', { kind: 'remote' }],
    ['Austin TX', { kind: 'city', name: 'Austin', country: 'US', regionCode: 'TX' }],
    ['austin  tx, usa', { kind: 'city', name: 'Austin', country: 'US', regionCode: 'TX' }],
  ])('%s', (text, query) => {
    expect(resolvePlaceQuery(text)).toMatchObject(query);
  });

  test.each('FR SE ES AT BE CH BR JP GB US PL fr jp'.split(' '))('%s is the country', (code) => {
    const country = code.toUpperCase();
    expect(resolvePlaceQuery(code)).toEqual({ kind: 'country', country });
  });

  test.each([
    ['CAN', 'CA'],
    ['DEU', 'DE'],
    ['AUT', 'AT'],
    ['USA', 'US'],
    ['UK', 'GB'],
  ])('%s is the country %s', (code, country) => {
    expect(resolvePlaceQuery(code)).toEqual({ kind: 'country', country });
  });

  test.each('NY TX WA CT wy'.split(' '))('%s is the American state', (code) => {
    const state = { kind: 'region', country: 'US', regionCode: code.toUpperCase() };
    expect(resolvePlaceQuery(code)).toMatchObject(state);
  });

  test.each('CA DE IL IN GA CO AL LA PA'.split(' '))('%s is both, so neither', (code) => {
    expect(resolvePlaceQuery(code)).toBeNull();
  });

  test.each([
    '',
    'ca',
    'can',
    'Sign TX',
    'XX',
    'nowhere special',
    'Georgia',
    'Berlin, Paris',
    'Atlantis, Germany',
  ])('leaves "%s" to the text match', (text) => {
    expect(resolvePlaceQuery(text)).toBeNull();
  });
});

describe('resolvePlace with the country as a code beside it', () => {
  test.each([
    ['Berlin', 'DE', 'DE'],
    ['Buenos Aires', 'ar', 'AR'],
    ['Stockholm', 'SE', 'SE'],
    ['', 'GR', 'GR'],
    ['Toronto', 'CA', 'CA'],
    ['London', 'England', 'GB'],
    ['Austin', 'US', 'US'],
  ])('%s with country %s is in %s', (city, country, expected) => {
    const [place] = resolvePlace([city, country].filter(Boolean).join(', '), { city, country });
    expect(place?.country).toBe(expected);
  });
});
