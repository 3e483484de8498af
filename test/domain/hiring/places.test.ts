import { describe, expect, it } from '@jest/globals';
import { placesInput, resolvePlaces } from '../../../domain/hiring/places.ts';

/** The resolved places of an employer's input, or the paths of its problems. */
function stated(...places: object[]) {
  const parsed = placesInput.safeParse(places);
  if (!parsed.success) return parsed.error.issues.map(({ path }) => path.join('.'));
  return resolvePlaces(parsed.data).map(({ text, city, country }) => ({ text, city, country }));
}

/** Promise: a stated place is kept, or refused by name; never dropped silently (decision 0011). */
describe('places of a role', () => {
  it.each([
    ['a code', 'DE', 'DE'],
    ['a code in small letters', 'de', 'DE'],
    ['a name', 'Portugal', 'PT'],
    ['a name in another language', 'Österreich', 'AT'],
    ['a usual abbreviation', 'USA', 'US'],
    ['a country that is a city', 'Singapore', 'SG'],
    ['a country within one', 'England', 'GB'],
  ])('accept a country given by %s', (_how, country, code) => {
    expect(stated({ country })).toMatchObject([{ country: code }]);
    expect(stated({ city: 'Nowhereville', country })).toMatchObject([{ country: code }]);
  });

  it.each(['XX', 'ZZ', 'Atlantis', 'Lyon', 'Worldwide', '!!!'])(
    'refuse %s as a country',
    (country) => {
      expect(stated({ city: 'Berlin' }, { country })).toEqual(['1.country']);
      expect(stated({ text: 'Berlin', country })).toEqual(['0.country']);
    },
  );

  it('accept null for every missing part, and require one part', () => {
    const none = { text: null, city: null, region: null, country: null };
    expect(stated({ ...none, city: 'Porto' })).toEqual([
      { text: 'Porto', city: 'Porto', country: 'PT' },
    ]);
    expect(stated({ ...none, text: 'Porto' })).toMatchObject([{ text: 'Porto', country: 'PT' }]);
    expect(stated(none)).toEqual(['0']);
  });
});
