import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { resolvePlace, resolvePlaceQuery } from '../../../domain/places/places.ts';

function shown(text: string): string[] {
  return resolvePlace(text).map(({ city, regionCode, country }) =>
    [city, regionCode, country].map((part) => part ?? '-').join(' '),
  );
}

describe('codes, qualifiers and own names', () => {
  test.each([
    ['Remote in CA, OR, WA', ['- CA US', '- OR US', '- WA US']],
    ['CA, NY, TX', ['- CA US', '- NY US', '- TX US']],
    ['Remote, IN, OH, KY', ['- IN US', '- OH US', '- KY US']],
    ['DE, MD or VA', ['- DE US', '- MD US', '- VA US']],
    ['GA/FL', ['- GA US', '- FL US']],
    ['San Francisco, CA, NY', ['San Francisco CA US', '- NY US']],
    ['IN, DE', ['- - -']],
    ['DFW', ['Dallas TX US']],
    ['Frankfurt (Oder)', ['Frankfurt (Oder) BB DE']],
    ['Česko', ['- - CZ']],
    ['Tallinn, Eesti', ['Tallinn - EE']],
    ['Hrvatska', ['- - HR']],
    ['Éire', ['- - IE']],
    ['Beograd, Srbija', ['Belgrade - RS']],
    ['Odesa', ['Odessa - UA']],
  ])('%s', (text, places) => expect(shown(text)).toEqual(places));
});

describe('resolvePlace: the places of a location text, null when ambiguous', () => {
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
    ['Berlin Germany', ['Berlin BE DE']],
    ['Remote, US', ['- - US']],
  ])('%s', (text, places) => {
    expect(shown(text)).toEqual(places);
  });

  test.each([
    ['Toronto, ON', ['Toronto ON CA']],
    ['London, ON', ['London ON CA']],
    ['London, ON, Canada', ['London ON CA']],
    ['Kingston ON', ['Kingston ON CA']],
    ['Portland, OR', ['Portland OR US']],
    ['Salem, OR', ['Salem OR US']],
    ['Salem OR', ['Salem OR US']],
    ['Columbus, IN', ['Columbus IN US']],
    ['Columbus IN', ['Columbus IN US']],
    ['Pune, IN', ['Pune MH IN']],
    ['Brussels, BE', ['Brussels BRU BE']],
    ['Vienna, AT', ['Vienna 9 AT']],
    ['Hybrid, IN office', ['- - -']],
    ['Remote IN', ['- - -']],
    ['On-site in Austin, TX', ['Austin TX US']],
    ['Berlin OR Munich', ['Berlin BE DE', 'Munich BY DE']],
    ['Berlin, OR Munich', ['Berlin BE DE', 'Munich BY DE']],
    ['London AND Berlin', ['London ENG GB', 'Berlin BE DE']],
    ['Toronto, AND remote', ['Toronto ON CA']],
  ])('a code that is also a word: %s', (text, places) => {
    expect(shown(text)).toEqual(places);
  });

  test.each([
    ['Zurich', ['Zürich ZH CH']],
    ['Zurich, Switzerland', ['Zürich ZH CH']],
    ['Geneva, Switzerland', ['Genève GE CH']],
    ['Bern', ['Bern BE CH']],
    ['Utrecht', ['Utrecht UT NL']],
    ['Groningen, Netherlands', ['Groningen GR NL']],
    ['Salzburg', ['Salzburg 5 AT']],
    ['Wellington, New Zealand', ['Wellington WGN NZ']],
    ['Washington State', ['- WA US']],
    ['Ontario', ['- ON CA']],
    ['Ontario, Canada', ['- ON CA']],
    ['Victoria, Australia', ['- VIC AU']],
    ['Limburg', ['- LI NL']],
    ['Quebec, Canada', ['Québec QC CA']],
  ])('a city and its division with the same name: %s', (text, places) => {
    expect(shown(text)).toEqual(places);
  });

  test.each([
    ['Kent, England', ['- ENG GB']],
    ['Kent, UK', ['- ENG GB']],
    ['Surrey, England', ['- ENG GB']],
    ['Norfolk, England', ['- ENG GB']],
    ['Cheshire, United Kingdom', ['- ENG GB']],
    ['Aberdeenshire, Scotland', ['- SCT GB']],
    ['West Yorkshire', ['- ENG GB']],
    ['Durham, England', ['Durham ENG GB']],
    ['Maidstone, Kent', ['Maidstone ENG GB']],
    ['Canterbury, Kent, England', ['Canterbury ENG GB']],
    ['Guildford, Surrey, UK', ['Guildford ENG GB']],
    ['Boston, Lincolnshire', ['Boston ENG GB']],
    ['Halifax, West Yorkshire', ['Halifax ENG GB']],
    ['Bangor, Gwynedd', ['Bangor WLS GB']],
    ['Kent, WA', ['Kent WA US']],
    ['Kent', ['Kent WA US']],
    ['Surrey, BC', ['Surrey BC CA']],
    ['Norfolk, VA', ['Norfolk VA US']],
    ['Norfolk', ['Norfolk VA US']],
    ['Richmond, Norfolk', ['Richmond VA US', 'Norfolk VA US']],
    ['Cumberland, MD', ['Cumberland MD US']],
  ])('a county of the United Kingdom: %s', (text, places) => {
    expect(shown(text)).toEqual(places);
  });

  test.each([
    ['IND.Hyderabad', ['Hyderabad TS IN']],
    ['US.CA.San Diego', ['San Diego CA US']],
    ['US-TX-Austin', ['Austin TX US']],
    ['Saint Petersburg, FL', ['St. Petersburg FL US']],
    ['Ft. Worth, TX', ['Fort Worth TX US']],
    ['St.Louis, MO', ['St. Louis MO US']],
    ['Essex, VT', ['- VT US']],
    ['London, NY', ['London ENG GB', '- NY US']],
  ])('codes and short words: %s', (text, places) => {
    expect(shown(text)).toEqual(places);
  });

  test.each([
    ['Presidio, CA', ['- CA US']],
    ['Midtown, GA', ['- GA US']],
    ['Eden, TN', ['- TN US']],
    ['Pottstown, IE', ['- - IE']],
    ['Moscow, ID', ['Moscow ID US']],
    ['Moscow', ['Moscow - RU']],
  ])('a small town with a code: %s', (text, places) => {
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
  ])('ignores "%s"', (text) => {
    expect(shown(text)).toEqual(['- - -']);
  });

  test('one place keeps the text of the source', () => {
    expect(resolvePlace(' Greater Boston Area ')[0]?.text).toBe('Greater Boston Area');
  });

  test('a hint decides, and unknown names stay', () => {
    expect(resolvePlace('HQ', { city: 'Munich', country: 'Germany' })[0]).toMatchObject({
      city: 'Munich',
      country: 'DE',
      regionCode: 'BY',
    });
    expect(
      resolvePlace('x', { city: 'Nowhereville', region: 'Kansas', country: 'US' })[0],
    ).toMatchObject({ city: 'Nowhereville', regionCode: 'KS', country: 'US', lat: null });
  });

  test.each([
    ['Seattle, WA', { city: 'Seattle', region: 'California', country: 'US' }, 'Seattle WA US'],
    ['New York, NY', { city: 'New York', region: 'Texas', country: 'US' }, 'New York City NY US'],
    ['Seattle, WA', { city: 'Oakland', region: 'California', country: 'US' }, 'Oakland CA US'],
    ['Seattle, WA', { city: 'Seattle', region: 'Bavaria', country: 'DE' }, 'Seattle BY DE'],
    ['Hamburg', { city: 'Hamburg', region: 'Munich' }, 'Hamburg HH DE'],
    ['Hamburg', { city: 'Hamburg', region: 'Munich', country: 'DE' }, 'Hamburg HH DE'],
    ['', { city: 'Bavaria', region: 'Munich' }, 'Munich BY DE'],
    ['Bellevue', { city: 'Bellevue', region: 'Tennessee', country: 'US' }, 'Bellevue TN US'],
    ['Bellevue, USA', { city: 'Bellevue', region: 'Tennessee', country: 'US' }, 'Bellevue TN US'],
    ['Bellevue, Tennessee', { city: 'Bellevue', region: 'TN', country: 'US' }, 'Bellevue TN US'],
  ])('when city and region of a hint contradict each other: %s %j', (text, hint, place) => {
    const [first] = resolvePlace(text, hint);
    expect([first?.city, first?.regionCode, first?.country].join(' ')).toBe(place);
    expect(first?.text).toBe(text);
  });

  test.each([
    [{ city: 'Remote', country: 'US' }, '- - US'],
    [{ city: 'EMEA', region: 'EMEA', country: 'FR' }, '- - FR'],
    [{ city: 'Brazil', region: 'Brazil', country: 'Brazil' }, '- - BR'],
    [{ city: 'Illinois', region: 'Illinois', country: 'US' }, '- Illinois US'],
    [{ city: 'Bandar Utama, Petaling Jaya', country: 'MY' }, 'Petaling Jaya Selangor MY'],
    [{ city: '12 Main Street, Nowhereville, IL', country: 'US' }, '- Illinois US'],
    [{ city: 'Unit 4', country: 'US' }, '- - US'],
    [{ city: 'San Francisco, Seattle', country: 'US' }, '- - US'],
    [{ city: 'Nowhereville', region: 'Somewhere', country: 'US' }, 'Nowhereville Somewhere US'],
  ])('a city is published only when a hint names one: %j', (hint, place) => {
    const [first] = resolvePlace('', hint);
    const names = [first?.city, first?.region, first?.country].map((name) => name ?? '-');
    expect(names.join(' ')).toBe(place);
  });

  test('the cache includes the hint', () => {
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

describe('resolvePlaceQuery: the place that a location filter means', () => {
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
    ['berlin germany', { kind: 'city', name: 'Berlin', country: 'DE' }],
    ['Portland OR', { kind: 'city', name: 'Portland', country: 'US', regionCode: 'OR' }],
    ['toronto, on', { kind: 'city', name: 'Toronto', country: 'CA', regionCode: 'ON' }],
    ['Bern', { kind: 'city', name: 'Bern', country: 'CH' }],
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

  test.each('CA DE IL IN GA CO AL LA PA'.split(' '))('%s is both, so it is neither', (code) => {
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

describe('resolvePlace with a country code', () => {
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
