import { describe, expect, it } from '@jest/globals';
import type { PlaceFilter } from '../../../../domain/market/place-filter.ts';
import { widerQueries } from '../../../../domain/market/typed-query/widen.ts';
import { makeTopic, makeTyped } from '../../../support/market/typed-queries.ts';

const austin: PlaceFilter = {
  kind: 'city',
  name: 'Austin',
  lat: 30.27,
  lng: -97.74,
  country: 'US',
  regionCode: 'TX',
  radiusKm: 40,
};
const nurse = makeTopic('nurse');
const night = makeTopic('night');

/** Promise: a search gives up one thing after the other, in a fixed order, and never what a person insists on. */
describe('wider searches', () => {
  it('give up recency, seniority, employment type, radius, region, and topics of descriptions, in this order', () => {
    const typed = makeTyped([nurse, night], {
      postedWithinDays: 7,
      seniorityLevels: ['senior'],
      employmentTypes: ['part_time'],
      places: [austin],
    });
    const wider = widerQueries(typed, [night]);
    expect(wider.map(({ gaveUp }) => gaveUp.at(-1))).toEqual([
      'posted_within_days',
      'seniority_level',
      'employment_type',
      'radius_km',
      'location',
      'night',
    ]);
    expect(wider.map(({ gaveUp }) => gaveUp.length)).toEqual([1, 2, 3, 4, 5, 6]);
    const places = wider.map(({ query }) => query.constraints.places[0]?.kind);
    expect(places).toEqual(['city', 'city', 'city', 'region', 'country', 'country']);
    expect(wider.at(-1)?.query.topics).toEqual([nurse]);
  });

  it('never give up excluded words, pay, employer or workplace', () => {
    const kept = {
      workplaceTypes: ['remote' as const],
      excludedWorkplaceTypes: ['on_site' as const],
      salaryMin: { amount: 1, currency: 'EUR' },
      companies: [{ slug: 'acme', words: ['acme'] }],
      excludedTitles: ['Lead'],
      excludedTitle: [['lead']],
      excludedCompanyWords: ['agency'],
      languages: ['de'],
      canApply: true,
    };
    expect(widerQueries(makeTyped([nurse], kept), [])).toEqual([]);
  });

  it('keep a topic or a place, so that the whole market is never returned', () => {
    expect(widerQueries(makeTyped([nurse]), [nurse])).toEqual([]);
    const inAustin = widerQueries(makeTyped([nurse], { places: [austin] }), [nurse]);
    expect(inAustin.at(-1)?.gaveUp).toContain('nurse');
  });

  it('widen a city without a region to its country', () => {
    const city: PlaceFilter = { ...austin, regionCode: null };
    const [only, ...more] = widerQueries(makeTyped([nurse], { places: [city] }), []);
    expect(only?.query.constraints.places).toEqual([{ kind: 'country', country: 'US' }]);
    expect(more).toEqual([]);
  });

  it('leave countries and unknown places as they are', () => {
    const places: PlaceFilter[] = [
      { kind: 'country', country: 'DE' },
      { kind: 'text', words: ['somewhere'] },
    ];
    expect(widerQueries(makeTyped([nurse], { places }), [])).toEqual([]);
  });
});
