import type { City } from './cities.ts';
import { isLargestOfDivision, type Region } from './place-data.ts';
import { americanState, isIn, type Part } from './place-parts.ts';

/** Above this population a name means the city, not the division of the same name. */
const NAMESAKE_CITY_POPULATION = 500_000;

/** Below this population a town in another country is not meant: "Naas, Ireland" is not a Naas elsewhere. */
const KNOWN_CITY_POPULATION = 50_000;

/** The parts of one place, which narrow each other: "Paris" + "TX" leaves one city. */
export interface PlaceGroup {
  /** The parts as written. */
  text: string;
  cities: City[];
  regions: Region[];
  country: string | null;
  /** Whether the name is a country's. Nothing smaller is meant then, unless a later part says so. */
  isCountry: boolean;
  /** Whether a later part resolved the first one. */
  settled: boolean;
  /** The nation of the United Kingdom with a county of this name. */
  county: Region | null;
}

/** Groups parts into places: a part joins the place before it when it fits, else it starts a new place. */
export function groupParts(parts: Part[]): PlaceGroup[] {
  const groups: PlaceGroup[] = [];
  for (const part of countryFirst(parts)) {
    const last = groups.at(-1);
    const joined = last === undefined ? null : join(last, part);
    if (last === undefined || joined === null) groups.push(startGroup(part));
    else
      groups[groups.length - 1] = {
        ...joined,
        text: `${last.text}, ${part.name}`,
        isCountry: false,
      };
  }
  return groups;
}

/**
 * "US, CA, Santa Clara": a code between a country and a city of its division is that division, although it is another
 * country's too.
 */
function countryFirst(parts: Part[]): Part[] {
  return parts.map((part, at) => {
    const country = parts[at - 1]?.country ?? null;
    const cities = parts[at + 1]?.cities ?? [];
    const region = part.regions.find((one) => one.country === country && one.code === part.name);
    const holds = region !== undefined && cities.some((city) => isIn(city, region));
    return holds ? { ...part, country: null, regions: [region], cities: [] } : part;
  });
}

function startGroup({ name, country, regions, cities, county }: Part): PlaceGroup {
  const isCountry = country !== null;
  return { text: name, cities, regions, country, isCountry, settled: false, county };
}

function join(group: PlaceGroup, part: Part): PlaceGroup | null {
  return (
    cityInRegion(group, part) ??
    townOfCounty(group, part) ??
    countyOfNation(group, part) ??
    placeInCountry(group, part) ??
    unknownInCountry(group, part) ??
    unknownInState(group, part) ??
    placeOfCountry(group, part) ??
    cityOfRegion(group, part)
  );
}

/** "Austin" + "TX". */
function cityInRegion(group: PlaceGroup, part: Part): PlaceGroup | null {
  const region = part.regions.find((one) => group.cities.some((city) => isIn(city, one)));
  if (region === undefined || (group.settled && group.regions.length > 0)) return null;
  const cities = group.cities.filter((city) => isIn(city, region));
  return { ...group, cities, regions: [region], country: region.country, settled: true };
}

/** "Maidstone" + "Kent". Where the county's name is a known city too, its town must be the usual one of its name. */
function townOfCounty(group: PlaceGroup, { county, cities }: Part): PlaceGroup | null {
  if (county === null || group.settled) return null;
  const isRare = cities.every(({ population }) => population < KNOWN_CITY_POPULATION);
  const towns = group.cities.filter((city) => isIn(city, county));
  const isMeant = isRare || group.cities[0]?.country === county.country;
  if (towns.length === 0 || !isMeant) return null;
  return { ...group, cities: towns, regions: [], country: county.country, settled: true };
}

/** "Kent" + "England" or "UK": the county, not a city of its name elsewhere. */
function countyOfNation(group: PlaceGroup, { country, regions }: Part): PlaceGroup | null {
  const { county, cities, settled } = group;
  if (county === null || settled) return null;
  const isNation = regions.some((one) => one.country === 'GB' && one.code === county.code);
  if (country !== county.country && !isNation) return null;
  if (cities.some((city) => isIn(city, county))) return null;
  return { ...group, cities: [], regions: [county], country: county.country, settled: true };
}

/** "Berlin" + "Germany", "Georgia" + "USA", "Austin, TX" + "USA". */
function placeInCountry(group: PlaceGroup, part: Part): PlaceGroup | null {
  const { country } = part;
  if (country === null) return null;
  const fixed = group.settled || (group.country !== null && !group.isCountry);
  if (fixed) return group.country === country ? group : null;
  const cities = group.cities.filter((city) => city.country === country);
  const regions = group.regions.filter((region) => region.country === country);
  // Two country names are two places, even if a town of the second has the name of the first.
  const towns = group.isCountry && group.country !== country ? [] : cities;
  const known = group.country === country || towns.length + regions.length > 0;
  return known ? { ...group, ...keepNamesakes(towns, regions), country, settled: true } : null;
}

/**
 * "Naas" + "Ireland" where the data has only small towns of that name elsewhere: only the country is certain. For a
 * code that is also an American state's, as in "Presidio" + "CA", the state is certain.
 */
function unknownInCountry(group: PlaceGroup, part: Part): PlaceGroup | null {
  const { cities, regions, settled } = group;
  const { country } = part;
  const narrowed = settled || group.country !== null || regions.length > 0;
  if (country === null || narrowed) return null;
  const small = cities.every(({ population }) => population < KNOWN_CITY_POPULATION);
  if (!small) return null;
  const state = americanState(part);
  const division = state === undefined ? { country } : { country: state.country, regions: [state] };
  return { ...group, cities: [], ...division, settled: true };
}

/** "Essex" + "VT": a code of an American state alone is certain, unless a city that is known everywhere is before it. */
function unknownInState(group: PlaceGroup, part: Part): PlaceGroup | null {
  const state = part.country === null ? americanState(part) : undefined;
  const narrowed = group.settled || group.country !== null || group.regions.length > 0;
  const known = group.cities.some(({ population }) => population >= NAMESAKE_CITY_POPULATION);
  if (state === undefined || narrowed || known) return null;
  return { ...group, cities: [], regions: [state], country: state.country, settled: true };
}

/**
 * "New York" alone is the city, "Texas" the state. A division's name means a city when the city is large, or the
 * largest of the division, as Bern is in Bern.
 */
export function keepNamesakes(
  cities: City[],
  regions: Region[],
): { cities: City[]; regions: Region[] } {
  if (regions.length === 0) return { cities, regions };
  const namesakes = cities.filter(
    (city) =>
      (city.population >= NAMESAKE_CITY_POPULATION || isLargestOfDivision(city)) &&
      regions.some((region) => isIn(city, region)),
  );
  return { cities: namesakes, regions };
}

/** "India" + "Bengaluru", "USA" + "Texas". */
function placeOfCountry(group: PlaceGroup, part: Part): PlaceGroup | null {
  if (group.country === null || group.settled) return null;
  const cities = part.cities.filter((city) => city.country === group.country);
  const regions = part.regions.filter((region) => region.country === group.country);
  if (part.country !== null || cities.length + regions.length === 0) return null;
  const division = group.regions.find((one) => cities.some((city) => isIn(city, one)));
  if (division !== undefined && regions.length === 0)
    return {
      ...group,
      cities: cities.filter((city) => isIn(city, division)),
      regions: [division],
      settled: true,
    };
  return { ...group, cities, regions, settled: regions.length === 0 };
}

/** "California" + "San Francisco". */
function cityOfRegion(group: PlaceGroup, part: Part): PlaceGroup | null {
  if (group.settled || part.country !== null || part.regions.length > 0) return null;
  const region = group.regions.find((one) => part.cities.some((city) => isIn(city, one)));
  if (region === undefined) return null;
  const cities = part.cities.filter((city) => isIn(city, region));
  return { ...group, cities, regions: [region], country: region.country, settled: true };
}
