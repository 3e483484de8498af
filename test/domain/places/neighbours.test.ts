import { describe, expect, test } from '@jest/globals';
import { resolvePlace, resolvePlaceQuery } from '../../../domain/places/places.ts';

function shown(text: string): string[] {
  return resolvePlace(text).map(({ city, regionCode, country }) =>
    [city, regionCode, country].map((part) => part ?? '-').join(' '),
  );
}

type Row = [text: string, places: string[]];

/** Promise: a short code is read by its neighbours. */
describe('codes in a row', () => {
  test.each<Row>([
    ['Remote (CA, NV, AZ)', ['- CA US', '- NV US', '- AZ US']],
    ['Remote: IN, MI, OH', ['- IN US', '- MI US', '- OH US']],
    ['TX, CO & UT', ['- TX US', '- CO US', '- UT US']],
    ['PA | NJ | DE', ['- PA US', '- NJ US', '- DE US']],
    ['Hybrid - MN, WI', ['- MN US', '- WI US']],
    ['Denver, CO', ['Denver CO US']],
    ['Toronto, ON or Vancouver, BC', ['Toronto ON CA', 'Vancouver BC CA']],
    ['Boston, MA; Austin, TX', ['Boston MA US', 'Austin TX US']],
    ['US (NY, NJ, CT)', ['- NY US', '- NJ US', '- CT US']],
    ['Remote - Germany', ['- - DE']],
    ['LA, MS', ['- LA US', '- MS US']],
    ['LA, CA', ['Los Angeles CA US']],
    ['PA, DE', ['- PA US', '- DE US']],
    ['KY or TN', ['- KY US', '- TN US']],
    ['Berlin, DE', ['Berlin BE DE']],
    ['Macon, GA, US', ['Macon GA US']],
    ['RTP, NC', ['Raleigh NC US']],
    ['NOLA', ['New Orleans LA US']],
    ['DFW Metroplex', ['Dallas TX US']],
    ['Македонија', ['- - MK']],
    // Set aside.
    ['Remote in AL, AR, GA', ['- AL US', '- AR US', '- GA US']],
    ['Remote [CA, WA]', ['- CA US', '- WA US']],
    ['ID, MT, WY', ['- ID US', '- MT US', '- WY US']],
    ['NC/SC/VA', ['- NC US', '- SC US', '- VA US']],
    ['Chicago, IL or Remote in IN, WI', ['Chicago IL US', '- IN US', '- WI US']],
    ['Salt Lake City, UT', ['Salt Lake City UT US']],
    ['MD, DC, VA', ['- MD US', 'Washington, D.C. DC US', '- VA US']],
    ['Seattle, WA / Portland, OR', ['Seattle WA US', 'Portland OR US']],
    ['ME, NH, VT, MA', ['- ME US', '- NH US', '- VT US', '- MA US']],
  ])('%s', (text, places) => expect(shown(text)).toEqual(places));
});

/** Promise: a qualifier belongs to the name, an alias has its region, and a country has its own name. */
describe('qualifiers, aliases and own names', () => {
  test.each<Row>([
    ['Halle (Saale)', ['Halle (Saale) ST DE']],
    ['Deutschland', ['- - DE']],
    ['España', ['- - ES']],
    ['Polska', ['- - PL']],
    ['Magyarország', ['- - HU']],
    ['Türkiye', ['- - TR']],
    ['NYC, NY', ['New York City NY US']],
    ['Praha, Česko', ['Prague - CZ']],
    ['Zagreb, Hrvatska', ['Zagreb - HR']],
    ['Suomi', ['- - FI']],
    // Set aside.
    ['Frankfurt (Main)', ['Frankfurt am Main HE DE']],
    ['Österreich', ['- - AT']],
    ['Italia', ['- - IT']],
    ['Latvija', ['- - LV']],
    ['Lietuva', ['- - LT']],
    ['Slovensko', ['- - SK']],
    ['Shqipëria', ['- - AL']],
    ['DFW, TX', ['Dallas TX US']],
    ['Danmark', ['- - DK']],
  ])('%s', (text, places) => expect(shown(text)).toEqual(places));
});

/** Promise: remote beside a place is a filter of its own, and the place is known without it. */
describe('places that people type', () => {
  const place = (text: string) => {
    const found = resolvePlaceQuery(text);
    if (found === null) return null;
    const name = 'name' in found ? found.name : 'country' in found ? found.country : '';
    return `${found.kind} ${name}`.trim();
  };

  test.each([
    ['remote', 'remote'],
    ['austin tx', 'city Austin'],
    ['germany', 'country DE'],
    ['deutschland', 'country DE'],
    ['bayern', 'region Bavaria'],
    ['us', 'country US'],
    ['nyc', 'city New York City'],
    ['california', 'region California'],
    ['nowhereville', null],
    ['uk', 'country GB'],
    // Set aside.
    ['fully remote', 'remote'],
    ['portland or', 'city Portland'],
    ['österreich', 'country AT'],
    ['são paulo', 'city São Paulo'],
    ['ontario', 'region Ontario'],
    ['usa', 'country US'],
    ['london uk', 'city London'],
    ['frankfurt (oder)', 'city Frankfurt (Oder)'],
    ['qwertzburg', null],
    ['česko', 'country CZ'],
  ])('%s', (text, found) => expect(place(text)).toBe(found));
});
