const EARTH_RADIUS_KM = 6_371;

interface Point {
  lat: number;
  lng: number;
}

/** The great-circle distance of two points in km (haversine formula). */
export function distanceKm(one: Point, other: Point): number {
  const sine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const alongMeridian = sine(other.lat - one.lat);
  const alongParallel =
    sine(other.lng - one.lng) * Math.cos(radians(one.lat)) * Math.cos(radians(other.lat));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(alongMeridian + alongParallel));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
