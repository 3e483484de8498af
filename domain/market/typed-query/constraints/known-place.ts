import { foldText } from '../../../common/text/fold-text.ts';
import {
  findCities,
  findCountry,
  findNationOfCounty,
  findRegions,
} from '../../../places/gazetteer/place-data.ts';
import { resolvePlaceQuery, type PlaceQuery } from '../../../places/places.ts';
import type { PlaceFilter } from '../../place-filter.ts';
import type { LineWord } from '../line.ts';
import { areas } from './areas.ts';
import { employmentPhrases } from './employment.ts';
import { foldedAt, isEnd, phraseAt, type Found } from './phrases.ts';
import {
  areaWords,
  beforePronoun,
  capitalNames,
  givenNames,
  isEveryday,
  isNeverPlace,
  nounsInGerman,
  plainNames,
  spelledCodes,
  wordCodes,
} from './place-names.ts';
import { seniorityPhrases } from './seniority-words.ts';
import { looksLikeTopic } from './topic-words.ts';
import { workplacePhrases } from './workplace.ts';

/** Maximum number of words of a place: "Frankfurt am Main Germany". */
const MAX_PLACE_WORDS = 5;
const MIN_BARE_POPULATION = 100_000;
/** Of a capitalised name at the end of a line: "Kellner Konstanz". */
const MIN_LAST_NAME_POPULATION = 25_000;
const MIN_LONG_NAME_POPULATION = 15_000;
const GEORGIAN = new Set(['tbilisi', 'batumi', 'kutaisi', 'country', 'caucasus']);
const AMERICAN = new Set(['us', 'usa', 'state', 'u.s', 'u.s.', 'america']);

/**
 * The known places at a position; the longest name first. `isAsked` is after "in" and its like, where everyday words
 * and small towns are places too.
 */
export function placesAt(
  line: readonly LineWord[],
  at: number,
  isAsked: boolean,
): Found<PlaceFilter[]> | null {
  const area = areaAt(line, at);
  const longest = Math.min(MAX_PLACE_WORDS, runLength(line, at));
  for (let size = longest; size > (area?.size ?? 0); size -= 1) {
    const place = placeOf({ line, at, end: at + size, isAsked });
    if (place !== null)
      return { value: place, size: size + (phraseAt(line, at + size, areaWords)?.size ?? 0) };
  }
  return area ?? slashedAt(line, at);
}

/** "Berlin/Hamburg". */
function slashedAt(line: readonly LineWord[], at: number): Found<PlaceFilter[]> | null {
  const parts = line[at]?.text.split('/') ?? [];
  if (parts.length < 2 || line[at]?.minus === true || line[at]?.quote !== null) return null;
  const places = parts.map((part) => (part.length > 3 ? bareQuery(part) : null));
  const known = places.filter((place) => place !== null);
  return known.length === parts.length ? { value: known, size: 1 } : null;
}

function bareQuery(name: string): PlaceQuery | null {
  const query =
    isEveryday(foldText(name)) || isNeverPlace(foldText(name)) ? null : resolvePlaceQuery(name);
  return query !== null && populationOf(name, query) >= MIN_BARE_POPULATION ? query : null;
}

/** An area of several countries. "EU" is one in capitals or small letters, since it is no other word. */
function areaAt(line: readonly LineWord[], at: number): Found<PlaceFilter[]> | null {
  const found = phraseAt(line, at, areas);
  if (found === null) return null;
  const value = found.value.map((country): PlaceFilter => ({ kind: 'country', country }));
  return { value, size: found.size };
}

/** Number of words that one place may have: plain ones, with a comma before at most one of them. */
function runLength(line: readonly LineWord[], at: number): number {
  let breaks = 0;
  let size = 0;
  for (const word of line.slice(at, at + MAX_PLACE_WORDS)) {
    if (size > 0 && word.afterBreak) breaks += 1;
    if (word.quote !== null || word.minus || breaks > 1) return size;
    size += 1;
  }
  return size;
}

interface Surroundings {
  line: readonly LineWord[];
  /** The positions of the first word and behind the last. */
  at: number;
  end: number;
  isAsked: boolean;
}

function placeOf(around: Surroundings): PlaceFilter[] | null {
  const words = around.line.slice(around.at, around.end);
  const [first] = words;
  if (first === undefined) return null;
  if (words.length === 1) return loneName(first, around);
  const query = stateNamed(words) ?? longName(words, around.isAsked) ?? narrowedName(words);
  return query === null ? null : [query];
}

function loneName(word: LineWord, around: Surroundings): PlaceFilter[] | null {
  const name = foldText(word.text);
  if (name === 'georgia') return georgia(around);
  const isShort = name.length <= 3 || word.text.includes('.');
  const query = (isShort ? shortName(word, around) : null) ?? longerName(word, name, around);
  return query === null ? null : [query];
}

function longerName(word: LineWord, name: string, around: Surroundings): PlaceQuery | null {
  if (name.length <= 2 || !isName(name) || isNeverPlace(name) || !mayStand(word, around))
    return null;
  const query = resolvePlaceQuery(name === 'washington' ? CAPITAL : word.text);
  if (query === null) return null;
  const least = isLastName(word, name, around) ? MIN_LAST_NAME_POPULATION : MIN_BARE_POPULATION;
  return isMeant(query, name, { isAsked: around.isAsked, least }) ? query : null;
}

/** Whether a capitalised word ends a line of several words and is no word of a search. */
function isLastName(word: LineWord, name: string, { line, at, end }: Surroundings): boolean {
  return at > 0 && isEnd(line, end) && isCapitalised(word) && !looksLikeTopic(name);
}

/** "Washington" is the capital; "Washington state" says that it is the state. */
const CAPITAL = 'Washington, D.C.';

/** Whether a place is known well enough for a name of one word. "per" is not Peru, whose code it is. */
function isMeant(
  query: PlaceQuery,
  name: string,
  { isAsked, least }: { isAsked: boolean; least: number },
): boolean {
  if (query.kind === 'remote') return false;
  if (query.kind === 'country') return findCountry(name) !== null;
  if (query.kind === 'region' || populationOf(query.name, query) >= least) return true;
  return populationOf(name, query) >= least || (isAsked && !looksLikeTopic(name));
}

/** Codes: "UK" in any case, "LA" in capitals, "la" only at the end after "in". */
function shortName({ text, folded }: LineWord, around: Surroundings): PlaceQuery | null {
  const { line, at } = around;
  if (folded === 'us') {
    return beforePronoun.has(foldedAt(line, at - 1)) ? null : resolvePlaceQuery('USA');
  }
  const code = text.replaceAll('.', '').toUpperCase();
  const isKnown = plainNames.has(folded) || capitalNames.has(text) || closes(code, around);
  return isKnown ? resolvePlaceQuery(spelledCodes[code] ?? code) : null;
}

/** Whether a code in small letters ends a line after "in". */
function closes(code: string, { line, end, isAsked }: Surroundings): boolean {
  return isAsked && isEnd(line, end) && capitalNames.has(code);
}

/** Whether a name that is an everyday word or a person's may be a place here. */
function mayStand(word: LineWord, { line, at, end, isAsked }: Surroundings): boolean {
  if (isAsked) return true;
  const name = foldText(word.text);
  if (givenNames.has(name) && isSurname(line, end)) return false;
  if (!isEveryday(name)) return true;
  return nounsInGerman.has(name) && at > 0 && isCapitalised(word) && isEnd(line, end);
}

/** Whether a capitalised word is neither a place nor another word of a search: "Hilton". */
function isSurname(line: readonly LineWord[], at: number): boolean {
  const word = line[at];
  if (word === undefined || isEnd(line, at) || !isCapitalised(word)) return false;
  if (looksLikeTopic(word.folded) || placesAt(line, at, false) !== null) return false;
  return [workplacePhrases, employmentPhrases, seniorityPhrases].every(
    (table) => phraseAt<unknown>(line, at, table) === null,
  );
}

/** "Georgia" is the state beside a place of the United States, the country beside its cities, else both. */
function georgia({ line, at }: Surroundings): PlaceFilter[] {
  const others = line.filter((_, index) => index !== at);
  const country: PlaceFilter = { kind: 'country', country: 'GE' };
  const state: PlaceFilter = { kind: 'region', country: 'US', regionCode: 'GA', name: 'Georgia' };
  if (others.some(({ folded }) => GEORGIAN.has(folded))) return [country];
  return others.some(isAmerican) ? [state] : [country, state];
}

function isAmerican(word: LineWord): boolean {
  if (AMERICAN.has(word.folded)) return true;
  const query = word.folded.length > 3 ? bareQuery(word.text) : null;
  return query !== null && query.kind !== 'remote' && query.country === 'US';
}

/** "Washington state", "New York State". */
function stateNamed(words: readonly LineWord[]): PlaceQuery | null {
  if (
    words.at(-1)?.folded !== 'state' ||
    words.some(({ afterBreak }, index) => index > 0 && afterBreak)
  ) {
    return null;
  }
  const state = findRegions(nameOf(words.slice(0, -1))).find(({ country }) => country === 'US');
  if (state === undefined) return null;
  return { kind: 'region', country: 'US', regionCode: state.code, name: state.name };
}

/** A name of several words: "New York", "San José". */
function longName(words: readonly LineWord[], isAsked: boolean): PlaceQuery | null {
  if (words.some(({ afterBreak }, index) => index > 0 && afterBreak)) return null;
  const name = nameOf(words);
  if (!isName(name)) return null;
  const query = resolvePlaceQuery(words.map(({ text }) => text).join(' '));
  if (query?.kind !== 'city' || isAsked) return query;
  return populationOf(name, query) >= MIN_LONG_NAME_POPULATION ? query : null;
}

/** A name and its country or division: "Austin, TX", "Paris France", "Georgia USA". */
function narrowedName(words: readonly LineWord[]): PlaceQuery | null {
  const broken = words.findIndex(({ afterBreak }, index) => index > 0 && afterBreak);
  const splits = broken > 0 ? [broken] : words.slice(1).map((_, index) => index + 1);
  for (const split of splits) {
    const query = narrowed(words.slice(0, split), words.slice(split));
    if (query !== null) return query;
  }
  return null;
}

function narrowed(head: readonly LineWord[], tail: readonly LineWord[]): PlaceQuery | null {
  const name = nameOf(head);
  const area = tail.map(({ text }) => text).join(' ');
  if (!isName(name) || isWordCode(area) || [name, nameOf(tail)].some(isNeverPlace)) return null;
  const written = area.length <= 3 ? area.toUpperCase() : area;
  const query = resolvePlaceQuery(`${head.map(({ text }) => text).join(' ')}, ${written}`);
  return query?.kind === 'city' || (query?.kind === 'region' && isDivision(name)) ? query : null;
}

function isDivision(name: string): boolean {
  return findRegions(name).length > 0 || findNationOfCounty(name) !== null;
}

/** "or" and "in" are codes only in capitals. */
function isWordCode(area: string): boolean {
  return wordCodes.has(area.toLowerCase()) && area !== area.toUpperCase();
}

function isName(name: string): boolean {
  return (
    findCountry(name) !== null ||
    findRegions(name).length > 0 ||
    findCities(name).length > 0 ||
    findNationOfCounty(name) !== null
  );
}

function nameOf(words: readonly LineWord[]): string {
  return foldText(words.map(({ text }) => text).join(' '));
}

function populationOf(name: string, query: PlaceQuery): number {
  if (query.kind !== 'city') return Infinity;
  const cities = findCities(foldText(name));
  return cities.find(({ lat, lng }) => lat === query.lat && lng === query.lng)?.population ?? 0;
}

/** Whether a word begins with a capital letter and goes on in small ones. */
export function isCapitalised({ text }: LineWord): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text);
}
