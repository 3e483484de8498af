import { z } from 'zod';
import table from './cities.json' with { type: 'json' };
import { countryOf, type Country } from './countries.ts';

const tableSchema = z.record(
  z.string(),
  z.array(z.strictObject({ name: z.string(), region: z.string().nullable() })),
);

/** A real city, with its state or province where addresses state one. */
export interface City {
  name: string;
  region: string | null;
  country: Country;
}

const byCountry = new Map(
  Object.entries(tableSchema.parse(table)).map(([code, cities]) => [
    code,
    cities.map((city): City => ({ ...city, country: countryOf(code) })),
  ]),
);

/** The cities of a country, the ones that hire most first. */
export function citiesOf(country: Country): readonly City[] {
  return byCountry.get(country.code) ?? [];
}
