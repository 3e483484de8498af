import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mapArea, mapJobsQuery } from '../../../domain/market/map-area.ts';

const box = { north: '10', south: '-10', east: '20', west: '-20' };
const circle = { center_lat: '52.5', center_lng: '13.4', radius_km: '25' };

function read(query: Record<string, string>) {
  return mapArea(mapJobsQuery.parse(query));
}

describe('the area of GET /jobs/map (decision 0008)', () => {
  it('is everywhere by default', () => {
    expect(read({}).area).toEqual({ box: null, circle: null });
  });

  it('is a box, a circle, or both', () => {
    expect(read(box).area.box).toEqual({ north: 10, south: -10, east: 20, west: -20 });
    expect(read(circle).area.circle).toEqual({ lat: 52.5, lng: 13.4, radiusKm: 25 });
    expect(read({ ...box, ...circle }).area).toEqual({
      box: expect.anything(),
      circle: expect.anything(),
    });
  });

  it('may cross the antimeridian', () => {
    expect(read({ ...box, west: '170', east: '-170' }).area.box).toMatchObject({ west: 170 });
  });

  it('accepts any coordinate in JavaScript notation', () => {
    const degrees = fc.double({ min: -90, max: 90, noNaN: true });
    fc.assert(
      fc.property(degrees, (lat) => {
        const near = { ...circle, center_lat: String(lat), radius_km: String(lat * lat + 1e-5) };
        expect(read(near).area.circle?.lat).toBe(Number(String(lat)));
      }),
    );
    for (const small of ['1e-7', '-1.5E-300', '0.0000012345678901234567'])
      expect(read({ ...circle, center_lat: small }).area.circle?.lat).toBe(Number(small));
  });

  it('uses radius_km for the city of location without a centre', () => {
    expect(read({ location: 'Berlin', radius_km: '5' })).toMatchObject({
      area: { circle: null },
      filters: { location: 'Berlin', radius_km: 5 },
    });
    expect(read({ location: 'Berlin', ...circle }).filters).not.toHaveProperty('radius_km');
  });

  it.each([
    [{ north: '1' }, ['south', 'east', 'west']],
    [{ north: '1', south: '0', east: '2' }, ['west']],
    [{ ...box, south: '10' }, ['south']],
    [{ ...box, south: '50' }, ['south']],
    [{ center_lat: '1', radius_km: '3' }, ['center_lng']],
    [{ center_lat: '1', center_lng: '3' }, ['radius_km']],
  ])('refuses %j, naming %j', (query, paths) => {
    const details = paths.map((path) => expect.objectContaining({ path }));
    expect(() => read(query)).toThrow(
      expect.objectContaining({ code: 'invalid_request', details }),
    );
  });

  it.each([
    ['north', '91'],
    ['south', '-90.01'],
    ['east', '181'],
    ['west', 'abc'],
    ['center_lat', '1e1'],
    ['center_lat', '1e-1000'],
    ['center_lat', `0.${'1'.repeat(50)}`],
    ['radius_km', '1e-400'],
    ['radius_km', '0'],
    ['radius_km', '0.000000'],
    ['radius_km', '30000'],
    ['limit', '0'],
  ])('refuses %s=%s', (name, value) => {
    const parsed = mapJobsQuery.safeParse({ [name]: value });
    expect(parsed.error?.issues[0]?.path).toEqual([name]);
  });

  it('returns 100 rows by default and at most 500', () => {
    expect(mapJobsQuery.parse({}).limit).toBe(100);
    expect(mapJobsQuery.parse({ limit: '900' }).limit).toBe(500);
  });
});
