import { foldText } from './fold-text.ts';
import {
  findCities,
  findCountry,
  findCountryByCode,
  findRegions,
  findRegionsByCode,
  type City,
  type Region,
} from './place-data.ts';
import { macroRegions, noiseWords, plainCodes, wordCities } from './place-words.ts';

/** Everything one part of a location text ("TX", "Berlin") may stand for. */
export interface Part {
  name: string;
  country: string | null;
  regions: Region[];
  cities: City[];
}

const MAX_TEXT_CHARACTERS = 300;
const MAX_ALTERNATIVES = 12;
const MAX_WORDS = 12;
const MIN_NAMED_CITY_POPULATION = 100_000;

/** "London / Berlin, Germany" → the texts of the single places, in order. */
export function splitAlternatives(text: string): string[] {
  return text
    .slice(0, MAX_TEXT_CHARACTERS)
    .split(/\s*(?:[|;/•·+\n]|\|\||\s&\s|,?\s(?:or|OR|Or|oder|ou)\s|\s(?:and|und)\s)\s*/)
    .map((alternative) => alternative.trim())
    .filter((alternative) => /\p{L}/u.test(alternative))
    .slice(0, MAX_ALTERNATIVES);
}

/** "New York, NY (hybrid)" → what "New York" and "NY" may stand for; parts that name no place are left out. */
export function readParts(alternative: string): Part[] {
  const texts = alternative
    .replace(/([a-z])(HQ)\b/g, '$1 $2')
    .split(/\s*(?:[,()[\]:–—]|\s-\s|\s-|-\s)\s*/)
    .filter((text) => text.trim() !== '')
    .slice(0, MAX_WORDS);
  return texts.flatMap((text, index) => readPart(text, index > 0));
}

/** What a whole text names, without looking for a name inside it; codes count in any case. */
export function readName(text: string): Part | null {
  return partOf(text.trim(), true);
}

function readPart(text: string, follows: boolean): Part[] {
  const whole = partOf(text, follows);
  if (whole !== null) return [whole];
  const bare = withoutNoise(text);
  if (bare === '' || macroRegions.has(foldText(bare))) return [];
  const cleaned = bare === text ? null : partOf(bare, follows);
  return cleaned === null ? (cityAndCode(bare) ?? namesWithin(bare)) : [cleaned];
}

function partOf(text: string, codes: boolean): Part | null {
  const name = foldText(text);
  if (name === '' || macroRegions.has(name) || noiseWords.has(name)) return null;
  const code = codeOf(text, codes);
  const part: Part = {
    name: text.trim(),
    country: findCountry(name) ?? code.country,
    regions: [...findRegions(name), ...code.regions],
    cities: findCities(name),
  };
  return part.country === null && part.regions.length + part.cities.length === 0 ? null : part;
}

/** A short code is one only in capitals, and after another part may be any country's or division's. */
function codeOf(text: string, follows: boolean): { country: string | null; regions: Region[] } {
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
function cityAndCode(text: string): Part[] | null {
  const match = /^(.+?)\s+([A-Z]{2})$/.exec(text);
  if (match === null) return null;
  const [, head = '', code = ''] = match;
  const city = partOf(head, false);
  const division = partOf(code, true);
  const fits = city?.cities.some((one) => division?.regions.some((region) => isIn(one, region)));
  return city !== null && division !== null && fits === true ? [city, division] : null;
}

/** Countries, divisions and large cities named anywhere in the words ("Mapbox Minsk"), the longest names first. */
function namesWithin(text: string): Part[] {
  const words = text.split(/[\s-]+/).slice(0, MAX_WORDS);
  const found: Part[] = [];
  for (let start = 0; start < words.length;) {
    const length = [3, 2, 1].find(
      (size) => start + size <= words.length && namedBy(words, start, size) !== undefined,
    );
    const part = length === undefined ? undefined : namedBy(words, start, length);
    if (part !== undefined && part !== null) found.push(part);
    start += length ?? 1;
  }
  return found;
}

/** The place these words name; null for an area such as "East Coast", undefined for no name at all. */
function namedBy(words: string[], start: number, size: number): Part | null | undefined {
  const text = words.slice(start, start + size).join(' ');
  const name = foldText(text);
  if (macroRegions.has(name)) return null;
  if (name.length < 4 && !plainCodes.has(text.replace(/\./g, '')) && text !== 'NYC')
    return undefined;
  const part = partOf(text, false);
  if (part === null || !/^\p{Lu}/u.test(text)) return undefined;
  if (part.country !== null || part.regions.length > 0) return part;
  const big = part.cities.filter((city) => city.population >= MIN_NAMED_CITY_POPULATION);
  return big.length === 0 || wordCities.has(name) ? undefined : { ...part, cities: big };
}

export function isIn(city: City, region: Region): boolean {
  return city.country === region.country && city.admin === region.admin;
}
