import { DEFAULT_RADIUS_KM, type PlaceFilter } from '../../place-filter.ts';
import type { LineWord } from '../line.ts';
import type { Reader } from '../meaning.ts';
import { everywhere } from './areas.ts';
import { isEnd, jointAt, phraseAt, type Found } from './phrases.ts';
import { certainPrepositions, placePrepositions } from './place-names.ts';
import { isCapitalised, placesAt } from './known-place.ts';
import { radiusAt } from './radius.ts';
import { unknownPlaceAt } from './unknown-place.ts';

/** "in Berlin", "Austin, TX", "Paris or Lyon", "within 10 km of Munich", "Nordics". */
export const readPlace: Reader = (line, at) => {
  const anywhere = everywhereAt(line, at);
  if (anywhere !== null) return { size: anywhere.size, meaning: { kind: 'ignored' } };
  const radius = radiusAt(line, at);
  const start = at + (radius?.size ?? 0);
  const found =
    radius === null ? placeAt(line, start) : (placeAt(line, start) ?? named(line, start));
  if (found === null) return null;
  const km = radius?.value ?? DEFAULT_RADIUS_KM;
  const all = withAlternatives(line, start, found);
  const places = withoutRepeats(all.value.map((place) => withRadius(place, km)));
  return { size: start - at + all.size, meaning: { kind: 'place', places } };
};

function everywhereAt(line: readonly LineWord[], at: number): Found<true> | null {
  const found = phraseAt(line, at, everywhere);
  const next = line[at + (found?.size ?? 0)];
  // "Anywhere in Germany" is Germany.
  return found !== null && next !== undefined && ['but', 'near'].includes(next.folded)
    ? null
    : found;
}

/** Places after a preposition, or bare. */
function placeAt(line: readonly LineWord[], at: number): Found<PlaceFilter[]> | null {
  const preposition = phraseAt(line, at, placePrepositions);
  const start = at + (preposition?.size ?? 0);
  if (preposition === null || line[start]?.afterBreak === true) return placesAt(line, at, false);
  const known = placesAt(line, start, asks(line, at, start));
  if (known !== null) return { value: known.value, size: preposition.size + known.size };
  const bare = placesAt(line, at, false);
  return bare ?? unknownAt(line, at);
}

/** A short preposition is also an article or a letter: "a chef" asks for no place, "a Milano" does. */
function asks(line: readonly LineWord[], at: number, start: number): boolean {
  const word = line[start];
  const isShort = start === at + 1 && (line[at]?.folded.length ?? 0) < 2;
  return !isShort || (word !== undefined && isCapitalised(word));
}

function unknownAt(line: readonly LineWord[], at: number): Found<PlaceFilter[]> | null {
  const preposition = phraseAt(line, at, certainPrepositions);
  if (preposition === null) return null;
  const found = unknownPlaceAt(line, at + preposition.size);
  return found === null ? null : { value: [found.value], size: preposition.size + found.size };
}

function named(line: readonly LineWord[], at: number): Found<PlaceFilter[]> | null {
  return placesAt(line, at, true);
}

/** "Berlin or Hamburg", "Berlin, Hamburg", "Berlin Hamburg". */
function withAlternatives(
  line: readonly LineWord[],
  at: number,
  first: Found<PlaceFilter[]>,
): Found<PlaceFilter[]> {
  const all = { value: [...first.value], size: first.size };
  for (;;) {
    const next = at + all.size;
    const joint = jointAt(line, next) ?? (isEnd(line, next) ? null : 0);
    const found = joint === null ? null : placeAt(line, next + joint);
    if (found === null || joint === null) return all;
    all.value.push(...found.value);
    all.size += joint + found.size;
  }
}

function withRadius(place: PlaceFilter, radiusKm: number): PlaceFilter {
  return place.kind === 'city' ? { ...place, radiusKm } : place;
}

function withoutRepeats(places: PlaceFilter[]): PlaceFilter[] {
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}
