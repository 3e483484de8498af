import { foldText } from '../../common/text/fold-text.ts';
import type { City } from './cities.ts';
import {
  findCities,
  findCountry,
  findCountryByCode,
  findNationOfCounty,
  findRegions,
  findRegionsByCode,
  type Region,
} from './place-data.ts';
import { unspacedSuffix } from './names-in-other-scripts.ts';
import { buildingWord, macroRegions, noiseWords, plainCodes, wordCities } from './place-words.ts';

/** Everything that one part of a location text ("TX", "Berlin") may mean. */
export interface Part {
  name: string;
  country: string | null;
  regions: Region[];
  cities: City[];
  /** The nation of the United Kingdom with a county of this name. */
  county: Region | null;
}

const MAX_TEXT_CHARACTERS = 300;
const MAX_ALTERNATIVES = 12;
const MAX_WORDS = 12;
const MAX_NAME_WORDS = 3;
const MIN_NAMED_CITY_POPULATION = 100_000;

/** "London / Berlin, Germany" → the texts of the places, in order. */
export function splitAlternatives(text: string): string[] {
  return text
    .slice(0, MAX_TEXT_CHARACTERS)
    .split(/\s*(?:[|;/•·+\n؛；、]|\|\||\s&\s|,?\s(?:or|OR|Or|oder|ou)\s|\s(?:and|und)\s)\s*/)
    .map((alternative) => alternative.trim())
    .filter((alternative) => /\p{L}/u.test(alternative))
    .slice(0, MAX_ALTERNATIVES);
}

/** "New York, NY (hybrid)" → the meanings of "New York" and "NY". Parts without a place are omitted. */
export function readParts(alternative: string): Part[] {
  const texts = alternative
    .replace(/^([A-Z]{2,3})-([A-Z]{2,3})-(?=\p{L}{3})/u, '$1, $2, ')
    .replace(/^([A-Z]{2,3})\.(?:([A-Z]{2,3})\.)?(?=\p{Lu}\p{Ll})/u, '$1, $2, ')
    .replace(/([a-z])(HQ)\b/g, '$1 $2')
    .split(/\s*(?:[,،，()（）[\]:–—]|\s-\s|\s-|-\s)\s*/)
    .filter((text) => text.trim() !== '')
    .slice(0, MAX_WORDS);
  const parts: Part[] = [];
  for (const [index, text] of texts.entries()) {
    const named = texts.slice(0, index).some((before) => withoutNoise(before) !== '');
    const found = readPart(text, named);
    parts.push(...(named && parts.length === 0 ? found.map(asState) : found));
  }
  return parts;
}

/** A code after an unknown name ("Central Coast, CA") is the American state's. */
function asState(part: Part): Part {
  const state = americanState(part);
  return state === undefined ? part : { ...part, country: null, regions: [state] };
}

/** The American state with this code. */
export function americanState({ name, regions }: Part): Region | undefined {
  return regions.find(({ country, code }) => country === 'US' && code === name);
}

/** The meanings of a whole text, without searching inside it. Codes match in any case. */
export function readName(text: string): Part | null {
  return partOf(text.trim(), true);
}

/** Whether a text names nothing smaller than a country: words such as "remote", a country or a larger area. */
export function namesNoTown(text: string): boolean {
  const name = foldText(text);
  return macroRegions.has(name) || findCountry(name) !== null || withoutNoise(text) === '';
}

/**
 * The country of a text known to be a country's name or code: "DE" is Germany here, never Delaware. Null for other
 * texts.
 */
export function readCountry(text: string): Part | null {
  const name = text.trim();
  const country = findCountry(foldText(name)) ?? findCountryByCode(name);
  return country === null ? null : { name, country, regions: [], cities: [], county: null };
}

function readPart(text: string, follows: boolean): Part[] {
  const whole = partOf(text, follows);
  if (whole !== null) return [whole];
  const coded = readCityAndCode(text);
  if (coded !== null) return coded;
  const unspaced = readUnspaced(text);
  if (unspaced.length > 0) return unspaced;
  const bare = withoutNoise(text);
  if (bare === '' || macroRegions.has(foldText(bare))) return [];
  const cleaned = bare === text ? null : partOf(bare, follows);
  return cleaned === null ? (readCityAndCode(bare) ?? namesWithin(bare)) : [cleaned];
}

const UNSPACED = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー\s]+$/u;
const MAX_UNSPACED_NAME = 6;

/** "中国上海市浦东新区" → China, Shanghai: the longest known names, in scripts that write no spaces. */
export function readUnspaced(text: string): Part[] {
  if (!UNSPACED.test(text)) return [];
  const found: Part[] = [];
  for (let at = 0; at < text.length && found.length < 3;) {
    const named = longestUnspaced(text.slice(at));
    if (named !== null) found.push(named.part);
    at += named?.size ?? 1;
  }
  return found;
}

function longestUnspaced(text: string): { part: Part; size: number } | null {
  for (let size = Math.min(text.length, MAX_UNSPACED_NAME); size > 1; size -= 1) {
    const part = partOf(text.slice(0, size), false);
    const [suffix = ''] = unspacedSuffix.exec(text.slice(size)) ?? [];
    if (part !== null) return { part, size: size + suffix.length };
  }
  return null;
}

function partOf(text: string, codes: boolean): Part | null {
  const name = foldText(text);
  if (name === '' || macroRegions.has(name)) return null;
  const code = codeOf(text, codes);
  if (noiseWords.has(name) && !isPlaceCode(name, code)) return null;
  const part: Part = {
    name: text.trim(),
    country: findCountry(name) ?? code.country,
    regions: [...findRegions(name), ...code.regions],
    cities: findCities(name),
    county: findNationOfCounty(name),
  };
  if (part.country !== null || part.regions.length + part.cities.length > 0) return part;
  return part.county === null ? null : { ...part, regions: [part.county] };
}

interface Code {
  country: string | null;
  regions: Region[];
}

/** Two-letter words that usually name no place may be a code: "Portland, OR", "Toronto, ON". */
function isPlaceCode(word: string, { country, regions }: Code): boolean {
  return word.length === 2 && (country !== null || regions.length > 0);
}

/** A short code counts only in capitals. After another part it may be the code of any country or division. */
function codeOf(text: string, follows: boolean): Code {
  const code = text.trim().replace(/\./g, '');
  const none = { country: null, regions: [] };
  if (!/^[A-Z]{2,3}$/.test(code)) return none;
  if (plainCodes.has(code)) return { country: findCountryByCode(code), regions: [] };
  const regions = findRegionsByCode(code);
  if (follows) return { country: findCountryByCode(code), regions };
  return code.length === 2 && findCountryByCode(code) === null
    ? { country: null, regions: regions.filter((region) => region.country === 'US') }
    : none;
}

function withoutNoise(text: string): string {
  const words = text
    .split(/[\s-]+/)
    .filter((word) => !noiseWords.has(foldText(word)) && !/^\d/.test(word));
  return words.length === text.split(/[\s-]+/).length ? text : words.join(' ');
}

/** "Provo UT": a city and the code of its division without a comma. */
export function readCityAndCode(text: string): Part[] | null {
  const match = /^(.+?)\s+([A-Z]{2})$/.exec(text);
  if (match === null) return null;
  const [, head = '', code = ''] = match;
  const city = partOf(head, false);
  const division = partOf(code, true);
  const fits = city?.cities.some((one) => division?.regions.some((region) => isIn(one, region)));
  return city !== null && division !== null && fits === true ? [city, division] : null;
}

/** "Berlin Germany": a place and its country without a comma. */
export function readPlaceAndCountry(text: string): Part[] | null {
  const words = text.split(' ').slice(0, MAX_WORDS);
  const ends = words.map((_, start) => words.slice(start).join(' '));
  const start = ends.findIndex((end, at) => at > 0 && findCountry(foldText(end)) !== null);
  const place = start < 0 ? null : readName(words.slice(0, start).join(' '));
  const country = readCountry(ends[start] ?? '');
  return place === null || country === null ? null : [place, country];
}

/** Countries, divisions and large cities anywhere in the words ("Mapbox Minsk"), longest names first. */
function namesWithin(text: string): Part[] {
  const words = text.split(/[\s-]+/).slice(0, MAX_WORDS);
  const cities = !buildingWord.test(text);
  const found: Part[] = [];
  for (let start = 0; start < words.length;) {
    const { part, size } = longestName(words.slice(start, start + MAX_NAME_WORDS), cities);
    if (part !== null) found.push(part);
    start += size;
  }
  return found;
}

/** The longest name at the start of these words. An area such as "East Coast" is a name without a place. */
function longestName(words: string[], cities: boolean): { part: Part | null; size: number } {
  for (let size = words.length; size > 0; size -= 1) {
    const text = words.slice(0, size).join(' ');
    if (macroRegions.has(foldText(text))) return { part: null, size };
    const part = namedBy(text, cities);
    if (part !== null) return { part, size };
  }
  return { part: null, size: 1 };
}

/**
 * The place of a part of a longer text. Short words and small cities are excluded, since they often mean something
 * else.
 */
function namedBy(text: string, cities: boolean): Part | null {
  const part = mayBeName(text) ? partOf(text, false) : null;
  if (part === null || part.country !== null || part.regions.length > 0) return part;
  const big = part.cities.filter((city) => city.population >= MIN_NAMED_CITY_POPULATION);
  return cities && big.length > 0 && !wordCities.has(foldText(text))
    ? { ...part, cities: big }
    : null;
}

function mayBeName(text: string): boolean {
  if (plainCodes.has(text.replace(/\./g, '')) || text === 'NYC') return true;
  return foldText(text).length >= 4 && /^\p{Lu}/u.test(text);
}

export function isIn(city: City, region: Region): boolean {
  return city.country === region.country && city.admin === region.admin;
}
