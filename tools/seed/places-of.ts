import type { WorkplaceType } from '../../domain/market/enums.ts';
import type { Random } from './random.ts';
import type { Place } from './role.ts';
import { citiesOf, type City } from './words/cities.ts';
import type { Country } from './words/countries.ts';

/** Where a role is: an office, sometimes two, or for a remote one mostly a country. */
export function placesOf(
  random: Random,
  workplace: WorkplaceType,
  offices: readonly City[],
): Place[] {
  const main = random.pick(offices);
  if (workplace === 'remote' && random.chance(0.75)) return [remotePlace(random, main.country)];
  const second = random.chance(0.1) ? offices.find((city) => city.name !== main.name) : undefined;
  return [main, ...(second ? [second] : [])].map((city) => cityPlace(random, city));
}

function remotePlace(random: Random, country: Country): Place {
  if (random.chance(0.08)) return { text: 'Remote', city: null, region: null, country: null };
  const text = fillCountry(
    random.pick(['Remote - {country}', 'Remote, {country}', '{country} (Remote)']),
    country,
  );
  return { text, city: null, region: null, country };
}

function fillCountry(text: string, country: Country): string {
  return text.replace('{country}', country.name);
}

/** "Austin, TX", "Lyon, France"; the largest city of a country goes without it now and then. */
function cityPlace(random: Random, { name, region, country }: City): Place {
  const isWellKnown = citiesOf(country)[0]?.name === name;
  const isCityState = name === country.name;
  const text =
    isCityState || (isWellKnown && random.chance(0.25))
      ? name
      : `${name}, ${region !== null && country.code === 'US' ? region : country.name}`;
  return { text, city: name, region, country };
}
