import type { Place } from './place.ts';
import type { City } from './gazetteer/cities.ts';
import { spelledOut } from './gazetteer/city-codes.ts';
import {
  findCountryByCode,
  findRegionsByCode,
  regionOfCity,
  type Region,
} from './gazetteer/place-data.ts';
import { groupParts, keepNamesakes, type PlaceGroup } from './gazetteer/place-groups.ts';
import { qualifiersJoined, statesSpelledOut } from './gazetteer/mended-text.ts';
import {
  readCityAndCode,
  readCountry,
  namesNoTown,
  readName,
  readPlaceAndCountry,
  readUnspaced,
  type Part,
  readParts,
  splitAlternatives,
} from './gazetteer/place-parts.ts';

/** Structured location of a source, besides the text; names or codes as the source wrote them. */
export interface PlaceHint {
  city?: string | null;
  region?: string | null;
  country?: string | null;
}

/** A place that a location filter resolves to (decision 0007). */
export type PlaceQuery =
  | {
      kind: 'city';
      name: string;
      lat: number;
      lng: number;
      country: string;
      regionCode: string | null;
    }
  | { kind: 'region'; country: string; regionCode: string; name: string }
  | { kind: 'country'; country: string }
  | { kind: 'remote' };

interface ResolvedPlace {
  city: City | null;
  region: Region | null;
  country: string | null;
}

/** Minimum population of a city without further context; lower when only one country has the name. */
const MIN_LONE_CITY_POPULATION = 15_000;
const MIN_SOLE_CITY_POPULATION = 5_000;
/** Countries that are one city. */
const CITY_STATES = new Set(['SG', 'HK', 'MO', 'MC']);
/** Size of the cache. A source repeats the same few places. */
const MAX_REMEMBERED = 5_000;
const resolved = new Map<string, readonly Place[]>();
const NOWHERE: ResolvedPlace = { city: null, region: null, country: null };

/**
 * The places of a location text, in order; at least one, with nulls where nothing could be resolved. A hint narrows
 * the text and fills in missing parts. Ambiguous parts are null. Caches the latest few thousand texts.
 */
export function resolvePlace(text: string, hint: PlaceHint = {}): readonly Place[] {
  const key = JSON.stringify([text, hint.city, hint.region, hint.country]);
  const known = resolved.get(key);
  if (known !== undefined) return known;
  if (resolved.size >= MAX_REMEMBERED) resolved.clear();
  const places = resolveAnew(text, hint);
  resolved.set(key, places);
  return places;
}

function resolveAnew(text: string, hint: PlaceHint): Place[] {
  const stated = hintedPlace(hint);
  const named = namedPlaces(text);
  if (stated === null) return named.length > 0 ? named : [toPlace(text, NOWHERE)];
  const primary = finer(named[0], stated) ??
    confirmed(text, hint, stated) ?? { ...toPlace(text, stated), ...hintNames(hint, stated) };
  const others =
    named.length < 2
      ? []
      : named.filter((place) => place.city !== primary.city && place.city !== null);
  return [primary, ...others];
}

/** The text's own place if it is more exact than the hint and lies within it: "Florida" of the United States. */
function finer(named: Place | undefined, { city, region, country }: ResolvedPlace): Place | null {
  if (named === undefined || named.country !== country || city !== null) return null;
  if (region !== null)
    return named.city !== null && named.regionCode === region.code ? named : null;
  return named.regionCode === null && named.city === null ? null : named;
}

/**
 * The text's own place if the hint's city is not in the hint's region ("Seattle" in "California") and the text gives
 * the city's region.
 */
function confirmed(text: string, hint: PlaceHint, { city, country }: ResolvedPlace): Place | null {
  const [group] = groupsIn(text);
  if (city !== null || !group?.settled || group.regions.length === 0) return null;
  const place = resolveGroup(group);
  const { cities = [] } = nameIn(hint.city) ?? {};
  const same = cities.some(({ name }) => name === place.city?.name);
  return same && place.country === country ? toPlace(text, place) : null;
}

/** The place that a search text means, or null when the data has no such name. */
export function resolvePlaceQuery(text: string): PlaceQuery | null {
  const wanted = text.trim().replace(/\s+/g, ' ');
  if (/^(?:fully |100% )?remote$/i.test(wanted)) return { kind: 'remote' };
  return namedQuery(wanted) ?? loneCode(wanted);
}

function namedQuery(wanted: string): PlaceQuery | null {
  const names = qualifiersJoined(wanted)
    .split(/ ?[,،，()] ?/)
    .filter((name) => name !== '');
  const parts = names.map(readAsked);
  const known = parts.filter((part) => part !== null);
  const [group, another] = groupParts(known.flat());
  if (group === undefined || another !== undefined || known.length < names.length) return null;
  return toQuery(resolveGroup(group));
}

/** A name or code in any case, or a city followed by its division's code or its country. */
function readAsked(name: string): Part[] | null {
  const whole = readName(name.length <= 3 ? name.toUpperCase() : name);
  if (whole !== null) return [whole];
  const coded = name.replace(/ [a-z]{2}$/, (code) => code.toUpperCase());
  return readCityAndCode(coded) ?? readPlaceAndCountry(name) ?? unspacedParts(name);
}

function unspacedParts(name: string): Part[] | null {
  const parts = readUnspaced(name);
  return parts.length > 0 ? parts : null;
}

/**
 * The country or American state that a code alone means; null for ambiguous codes, such as CA, and for three
 * lower-case letters, which are more likely a word.
 */
function loneCode(code: string): PlaceQuery | null {
  const country = code.length === 2 || /^[A-Z]{3}$/.test(code) ? findCountryByCode(code) : null;
  const state = findRegionsByCode(code).find((region) => region.country === 'US') ?? null;
  return country !== null && state !== null
    ? null
    : toQuery({ city: null, region: state, country });
}

function toQuery({ city, region, country }: ResolvedPlace): PlaceQuery | null {
  if (city !== null) {
    const { name, lat, lng } = city;
    return {
      kind: 'city',
      name,
      lat,
      lng,
      country: city.country,
      regionCode: regionOfCity(city)?.code ?? null,
    };
  }
  if (region !== null)
    return { kind: 'region', country: region.country, regionCode: region.code, name: region.name };
  return country === null ? null : { kind: 'country', country };
}

function namedPlaces(text: string): Place[] {
  const groups = groupsIn(text);
  const near = groups.find((group) => group.country !== null)?.country ?? null;
  const settled = groups.map((group) => ({ group, place: resolveGroup(group, near) }));
  const found = settled.filter(({ place }) => place.country !== null);
  const places = found.map(({ group, place }) =>
    toPlace(found.length === 1 ? text : group.text, place),
  );
  return withoutRepeats(places);
}

function groupsIn(text: string): PlaceGroup[] {
  return splitAlternatives(statesSpelledOut(spelledOut(qualifiersJoined(text)))).flatMap(
    (alternative) => groupParts(readParts(alternative)),
  );
}

/** Resolves a group. `near` is a country named elsewhere in the same text. */
function resolveGroup(group: PlaceGroup, near: string | null = null): ResolvedPlace {
  if (group.settled) return resolveNarrowed(group);
  if (group.isCountry) return resolveCountry(group);
  const region =
    group.regions.find((one) => one.country === (group.country ?? near)) ?? group.regions[0];
  return region === undefined
    ? resolveCity(group, group.country ?? near)
    : resolveRegion(group, region);
}

function resolveNarrowed({ cities, country, regions }: PlaceGroup): ResolvedPlace {
  const [city = null] = cities;
  const [region = null] = regions;
  return { city, region, country };
}

/** "Georgia" is a country and a state, so it is neither. "Singapore" is both a country and its city. */
function resolveCountry({ country, regions, cities }: PlaceGroup): ResolvedPlace {
  if (country === null || regions.some((region) => region.country !== country)) return NOWHERE;
  const city = CITY_STATES.has(country) ? cities.find((one) => one.country === country) : undefined;
  return { city: city ?? null, region: null, country };
}

function resolveRegion(group: PlaceGroup, region: Region): ResolvedPlace {
  const [city] = keepNamesakes(group.cities, [region]).cities;
  return city === undefined ? { city: null, region, country: region.country } : ofCity(city);
}

/** The most populous city with that name, in the country named beside it if it has one. */
function resolveCity({ cities }: PlaceGroup, near: string | null): ResolvedPlace {
  const sole = cities.every((city) => city.country === cities[0]?.country);
  const floor = sole ? MIN_SOLE_CITY_POPULATION : MIN_LONE_CITY_POPULATION;
  const big = cities.filter((city) => city.population >= floor);
  const city = big.find((one) => one.country === near) ?? big[0];
  return city === undefined ? NOWHERE : ofCity(city);
}

function ofCity(city: City): ResolvedPlace {
  return { city, region: regionOfCity(city), country: city.country };
}

function toPlace(text: string, { city, region, country }: ResolvedPlace): Place {
  const division = region ?? (city === null ? null : regionOfCity(city));
  const { name = null, lat = null, lng = null } = city ?? {};
  const { name: regionName = null, code = null } = division ?? {};
  return { text: text.trim(), city: name, region: regionName, regionCode: code, country, lat, lng };
}

function hintedPlace({ city, region, country }: PlaceHint): ResolvedPlace | null {
  const cities = partsIn(city);
  const around = [
    nameIn(region),
    // A country member may also hold a division, such as "England".
    country ? (readCountry(country) ?? nameIn(country)) : null,
  ].filter((part) => part !== null);
  const isSettled = resolveLast(cities).city !== null;
  const fitting = around.filter((part) => !isSettled || !isOnlyCity(part));
  const settled = resolveLast([...cities, ...fitting]);
  return settled.country === null ? null : settled;
}

function resolveLast(parts: Part[]): ResolvedPlace {
  const group = groupParts(parts).at(-1);
  return group === undefined ? NOWHERE : resolveGroup(group);
}

/** As a region such a name does not locate another city: "Munich" of Hamburg. */
function isOnlyCity({ regions, country }: Part): boolean {
  return regions.length === 0 && country === null;
}

function nameIn(text: string | null | undefined): Part | null {
  return text ? readName(text) : null;
}

/** A source's city may contain more than a name: "Bandar Utama, Petaling Jaya". Two cities are ambiguous. */
function partsIn(city: string | null | undefined): Part[] {
  const whole = nameIn(city);
  if (whole !== null) return [whole];
  const parts = readParts(city ?? '');
  return groupParts(parts).length > 1 ? [] : parts;
}

/** The source's city and region are kept even if the data does not have them. */
function hintNames(hint: PlaceHint, { city, region }: ResolvedPlace): Partial<Place> {
  if (city !== null) return {};
  const cityName = isNameOf(region, hint.city) ? null : unknownName(hint.city);
  const regionName = region === null ? unknownName(hint.region) : null;
  return {
    ...(cityName === null ? {} : { city: cityName }),
    ...(regionName === null ? {} : { region: regionName }),
  };
}

/** "Illinois" as the city of Illinois. */
function isNameOf(region: Region | null, city: string | null | undefined): boolean {
  const { regions = [] } = nameIn(city) ?? {};
  return regions.some((one) => one.country === region?.country && one.code === region.code);
}

/** Such a name; null for an address and for names that are no such place ("Remote", "Brazil"). */
function unknownName(stated: string | null | undefined): string | null {
  const name = stated?.trim() ?? '';
  return name === '' || /[\d,]/.test(name) || namesNoTown(name) ? null : name;
}

function withoutRepeats(places: Place[]): Place[] {
  const seen = new Set<string>();
  return places.filter((place) => {
    const key = `${place.country}|${place.regionCode}|${place.city}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
