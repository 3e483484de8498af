import { z } from 'zod';
import { line } from '../common/text/input-text.ts';
import { resolvePlace } from '../places/places.ts';
import type { Place } from '../places/place.ts';

const MAX_PLACES = 50;
const MAX_PART = 100;
const BETWEEN_PARTS = ', ';
/** Maximum length of a place's text. Composed of parts it is longer than a text in a request may be. */
export const MAX_PLACE_TEXT = 3 * MAX_PART + 2 * BETWEEN_PARTS.length;

/** A place as an employer states it: a text, or its parts (decision 0011). */
const placeInput = z
  .strictObject({
    text: line(200).nullable().exactOptional(),
    city: line(MAX_PART).nullable().exactOptional(),
    region: line(MAX_PART).nullable().exactOptional(),
    country: line(MAX_PART)
      .refine(isCountry, 'must be a country: its ISO 3166-1 alpha-2 code or its name')
      .nullable()
      .exactOptional(),
  })
  .refine(
    ({ text, city, region, country }) => (text ?? city ?? region ?? country ?? null) !== null,
    'needs a text, a city, a region or a country',
  );
export type PlaceInput = z.infer<typeof placeInput>;

export const placesInput = z
  .array(placeInput)
  .max(MAX_PLACES, `must name at most ${MAX_PLACES} places`);

/**
 * A country by code or name, or a division that is called a country: "England" is in the United Kingdom. Cities are
 * not accepted.
 */
function isCountry(text: string): boolean {
  const [place] = resolvePlace('', { country: text });
  return place !== undefined && place.country !== null && place.city === null;
}

/** Resolves each stated place. Unknown places keep only their text. */
export function resolvePlaces(places: readonly PlaceInput[]): Place[] {
  return places.flatMap((place) => {
    const { city, region, country } = place;
    const text = place.text ?? [city, region, country].filter(Boolean).join(BETWEEN_PARTS);
    return resolvePlace(text, place).slice(0, 1);
  });
}
