import type { MapArea } from '../../../domain/market/map-area.ts';
import type { Clause } from './clauses.ts';

/** Employers with coordinates in the area. A box whose west is east of its east crosses the antimeridian. */
export function areaClauses({ box, circle }: MapArea): Clause[] {
  return [
    { exists: { field: 'point' } },
    ...(box ? [boxClause(box)] : []),
    ...(circle ? [circleClause(circle)] : []),
  ];
}

function boxClause({ north, south, east, west }: NonNullable<MapArea['box']>): Clause {
  const point = { top_left: { lat: north, lon: west }, bottom_right: { lat: south, lon: east } };
  return { geo_bounding_box: { point } };
}

function circleClause({ lat, lng, radiusKm }: NonNullable<MapArea['circle']>): Clause {
  return { geo_distance: { distance: `${radiusKm}km`, point: { lat, lon: lng } } };
}
