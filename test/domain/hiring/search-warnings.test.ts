import { describe, expect, it } from '@jest/globals';
import { searchWarnings } from '../../../domain/hiring/search-warnings.ts';
import type { Place } from '../../../domain/places/place.ts';

const named = { text: 'x', region: null, regionCode: null, lat: null, lng: null };
const berlin: Place = { ...named, city: 'Berlin', country: 'DE' };
const somewhere: Place = { ...named, city: null, country: null };

/** Promise: an employer learns why search engines leave a role out. */
describe('the warnings of a role', () => {
  it.each([
    ['on_site', [], /without a place/],
    ['on_site', [somewhere], /without a place/],
    [null, [], /without a place/],
    ['remote', [], /may live/],
  ] as const)('name what is missing: %s at %j', (workplaceType, locations, message) => {
    const posting = { workplaceType, locations: [...locations] };
    expect(searchWarnings(posting, { locations: [] })).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['a place', [berlin], []],
    ['a place of its organization', [], [berlin]],
  ])('are none with %s', (_what, locations, own) => {
    expect(searchWarnings({ workplaceType: 'on_site', locations }, { locations: own })).toEqual([]);
  });

  it('do not need an organization', () => {
    expect(searchWarnings({ workplaceType: 'on_site', locations: [berlin] }, null)).toEqual([]);
  });
});
