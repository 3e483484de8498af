import type { Place } from '../../domain/places/place.ts';
import { resolvePlace } from '../../domain/places/places.ts';
import type { Random } from '../../tools/seed/random.ts';
import { countOf, createUrn } from './random.ts';

/** A display text with the places it means. */
export interface GeneratedPlace {
  text: string;
  places: Place[];
}

const SECOND_PLACE = 0.12;
const MAX_PLACES = 3;

/** Draws locations as often as `samples` have them, resolved as ingestion would. */
export function createPlaceMaker(samples: readonly string[]): (random: Random) => GeneratedPlace {
  const urn = createUrn(
    [...countOf(samples)].map(
      ([text, count]) => [{ text, places: resolvePlace(text) }, count] as const,
    ),
  );
  return (random) => {
    const drawn = [urn.draw(random)];
    while (drawn.length < MAX_PLACES && random.chance(SECOND_PLACE)) drawn.push(urn.draw(random));
    const different = [...new Set(drawn)];
    return {
      text: different.map(({ text }) => text).join('; '),
      places: different.flatMap(({ places }) => places),
    };
  };
}
