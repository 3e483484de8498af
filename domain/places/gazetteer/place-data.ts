import countries from 'i18n-iso-countries';
import { foldText } from '../../common/text/fold-text.ts';
import { lazily } from '../../common/lazily.ts';
import { type City, cityAt, cityNames } from './cities.ts';
import { foreignCityNames, foreignCountryNames } from './names-in-other-scripts.ts';
import { cityAliases, countryAliases, notCountries } from './place-words.ts';
import { regionList } from './region-list.ts';
import { ukCounties } from './uk-counties.ts';

/** A state, province or other first-level division; `code` is ISO 3166-2 without the country. */
export interface Region {
  name: string;
  country: string;
  code: string;
  admin: string;
}

/** Languages of the known country names. */
const LANGUAGES =
  'en de fr es it pt nl pl sv da nb fi cs tr ro hu el ja zh ko ru uk ar he fa th hi bg sr'.split(
    ' ',
  );

/** Countries with most job ads. San Mateo in California ranks before the one in Rizal. */
const JOB_MARKETS = new Set(
  'US CA GB IE DE FR ES IT NL BE CH AT SE DK NO FI PT PL AU NZ SG JP IL AE PR'.split(' '),
);

const countryIndex = lazily(() => {
  const index = new Map<string, string>();
  for (const language of [...LANGUAGES].reverse()) {
    for (const [code, names] of Object.entries(countries.getNames(language, { select: 'all' }))) {
      for (const name of names) index.set(foldText(name), code);
    }
  }
  for (const [name, code] of Object.entries(countryAliases)) index.set(name, code);
  for (const [name, code] of Object.entries(foreignCountryNames)) index.set(foldText(name), code);
  return index;
});

const regions = lazily(() =>
  Object.entries(regionList).flatMap(([country, list]) => readRegions(country, list)),
);

const regionIndex = lazily(() => {
  const index = new Map<string, Region[]>();
  for (const { spellings, ...region } of regions()) {
    for (const key of new Set([...spellings, region.name].map(foldText))) push(index, key, region);
  }
  return index;
});

const regionCodeIndex = lazily(() => {
  const index = new Map<string, Region[]>();
  for (const { spellings: _spellings, ...region } of regions()) push(index, region.code, region);
  return index;
});

const regionByAdmin = lazily(
  () => new Map(regions().map((region) => [`${region.country}.${region.admin}`, region])),
);

/** The population of the largest city of each division. */
const largestByAdmin = lazily(() => {
  const largest = new Map<string, number>();
  for (let position = 0; position < cityNames.length; position += 1) {
    const { country, admin, population } = cityAt(position);
    const key = `${country}.${admin}`;
    if (population > (largest.get(key) ?? 0)) largest.set(key, population);
  }
  return largest;
});

/**
 * Folded name → first city with that name. `next` chains the others, which takes far less memory than 100,000 arrays.
 */
const cityIndex = lazily(() => {
  const first = new Map<string, number>();
  const next = new Int32Array(cityNames.length).fill(-1);
  cityNames.forEach((name, position) => {
    const key = foldText(name);
    next[position] = first.get(key) ?? -1;
    first.set(key, position);
  });
  return { first, next };
});

const foreignCities = lazily(
  () => new Map(foreignCityNames.map(([name, city]) => [foldText(name), city])),
);

/** ISO alpha-2 code of a country name in any of the known languages; `name` is folded. */
export function findCountry(name: string): string | null {
  return notCountries.has(name) ? null : (countryIndex().get(name) ?? null);
}

/** ISO alpha-2 code of an alpha-2 or alpha-3 code. */
export function findCountryByCode(code: string): string | null {
  const upper = code.toUpperCase();
  if (upper === 'UK') return 'GB';
  if (upper === 'UAE') return 'AE';
  if (upper === 'KSA') return 'SA';
  if (upper === 'GER') return 'DE';
  if (upper.length === 3) return countries.alpha3ToAlpha2(upper) ?? null;
  return countries.isValid(upper) && upper.length === 2 ? upper : null;
}

/** Divisions with that folded name. */
export function findRegions(name: string): Region[] {
  return regionIndex().get(name) ?? [];
}

/** Divisions with that code, in any country. */
export function findRegionsByCode(code: string): Region[] {
  return regionCodeIndex().get(code.toUpperCase()) ?? [];
}

/** The nation of the United Kingdom that has a county of that folded name. */
export function findNationOfCounty(name: string): Region | null {
  const code = ukCounties.get(name);
  return findRegionsByCode(code ?? '').find(({ country }) => country === 'GB') ?? null;
}

export function regionOfCity(city: City): Region | null {
  return regionByAdmin().get(`${city.country}.${city.admin}`) ?? null;
}

/**
 * Cities with that folded name or a common alias ("nyc", "bangalore"), most likely first: by population, tripled in
 * countries with most job ads.
 */
export function findCities(name: string): City[] {
  const alias = cityAliases.get(name) ?? foreignCities().get(name);
  const found = spellings(name)
    .flatMap(citiesNamed)
    .sort((a, b) => weightOf(b) - weightOf(a));
  if (alias === undefined) return found;
  const country = alias.slice(-2);
  const aliased = citiesNamed(alias.slice(0, -3))
    .filter((city) => city.country === country)
    .sort((a, b) => weightOf(b) - weightOf(a))[0];
  if (aliased === undefined) return found;
  return [aliased, ...found.filter(({ lat, lng }) => lat !== aliased.lat || lng !== aliased.lng)];
}

/** Whether no other city of its first-level division has more inhabitants. */
export function isLargestOfDivision({ country, admin, population }: City): boolean {
  return population > 0 && largestByAdmin().get(`${country}.${admin}`) === population;
}

function citiesNamed(name: string): City[] {
  const { first, next } = cityIndex();
  const found: City[] = [];
  for (let at = first.get(name) ?? -1; at >= 0; at = next[at] ?? -1) {
    found.push(cityAt(at));
  }
  return found;
}

const SHORT_WORDS = { saint: 'st', fort: 'ft', mount: 'mt' };

/** "saint petersburg" is "st petersburg" elsewhere, and the other way round. */
function spellings(name: string): string[] {
  for (const [long, short] of Object.entries(SHORT_WORDS)) {
    if (name.startsWith(`${long} `)) return [name, `${short}${name.slice(long.length)}`];
    if (name.startsWith(`${short} `)) return [name, `${long}${name.slice(short.length)}`];
  }
  return [name];
}

/** Postings name cities of these countries far more often than their population suggests. */
function weightOf({ country, population }: City): number {
  return population * (JOB_MARKETS.has(country) ? 3 : 1);
}

function readRegions(country: string, list: string): (Region & { spellings: string[] })[] {
  return list.split(';').map((entry) => {
    const [key = '', ...words] = entry.trim().split(/\s+/);
    const [code = '', admin = code] = key.split('=');
    const [name = '', ...spellings] = words.join(' ').split('/');
    return { name, country, code, admin, spellings };
  });
}

function push<T>(index: Map<string, T[]>, key: string, value: T): void {
  const list = index.get(key);
  if (list === undefined) index.set(key, [value]);
  else list.push(value);
}
