import { z } from 'zod';
import { AppError, type ErrorDetail } from '../common/errors.ts';
import { amount, numberBetween } from '../common/query-number.ts';
import { pageLimit } from '../common/result-page.ts';
import { type JobFilterQuery, jobFilterShape } from './job-filter-query.ts';

/** The area on the map: a box, a circle, both, or everything. */
export interface MapArea {
  /** `west` greater than `east` crosses the antimeridian. */
  box: { north: number; south: number; east: number; west: number } | null;
  circle: { lat: number; lng: number; radiusKm: number } | null;
}

/** Maximum number of rows of GET /jobs/map. */
export const MAX_EMPLOYERS_PER_MAP = 500;

/** Half the equator: the largest possible radius. */
const MAX_RADIUS_KM = 20_038;

const latitude = numberBetween(-90, 90);
const longitude = numberBetween(-180, 180);

/** GET /jobs/map: the area, the filters of GET /jobs, and the number of employers. */
export const mapJobsQuery = z.object({
  ...jobFilterShape,
  north: latitude.exactOptional().meta({ description: 'Bounding box; all four sides together.' }),
  south: latitude.exactOptional().meta({ description: 'Below north.' }),
  east: longitude.exactOptional().meta({ description: 'The right side of the box.' }),
  west: longitude.exactOptional().meta({
    description: 'A west greater than east crosses the antimeridian.',
  }),
  center_lat: latitude.exactOptional().meta({ description: 'Needs center_lng and radius_km.' }),
  center_lng: longitude.exactOptional().meta({ description: 'Needs center_lat and radius_km.' }),
  radius_km: amount(MAX_RADIUS_KM).exactOptional().meta({
    description: 'Around the centre; without a centre, around the city of location.',
    example: 50,
  }),
  limit: pageLimit(100, MAX_EMPLOYERS_PER_MAP),
});
export type MapJobsQuery = z.infer<typeof mapJobsQuery>;

/**
 * The requested area, and the filters without it (decision 0008).
 * @throws AppError `invalid_request` for half a box, half a circle, or a box with `south` above `north`.
 */
export function mapArea(query: MapJobsQuery): { area: MapArea; filters: JobFilterQuery } {
  const area = { box: box(query), circle: circle(query) };
  const { radius_km: _radiusOfTheCircle, ...others } = query;
  return { area, filters: area.circle === null ? query : others };
}

function box({ north, south, east, west }: MapJobsQuery): MapArea['box'] {
  const sides = { north, south, east, west };
  const missing = absent(sides);
  if (missing.length === 4) return null;
  if (north === undefined || south === undefined || east === undefined || west === undefined) {
    throw incomplete(missing, 'a bounding box needs all four sides');
  }
  if (south >= north) throw incomplete(['south'], 'must be less than north');
  return { north, south, east, west };
}

function circle(query: MapJobsQuery): MapArea['circle'] {
  const { center_lat: lat, center_lng: lng, radius_km: radiusKm } = query;
  if (lat === undefined && lng === undefined) return null;
  if (lat === undefined || lng === undefined || radiusKm === undefined) {
    const missing = absent({ center_lat: lat, center_lng: lng, radius_km: radiusKm });
    throw incomplete(missing, 'center_lat, center_lng and radius_km go together');
  }
  return { lat, lng, radiusKm };
}

function absent(members: Record<string, unknown>): string[] {
  return Object.keys(members).filter((name) => members[name] === undefined);
}

function incomplete(paths: string[], message: string): AppError {
  const details: ErrorDetail[] = paths.map((path) => ({ path, message }));
  return new AppError('invalid_request', { message: `${paths.join(', ')}: ${message}`, details });
}
