import type { PlaceQuery } from '../places/places.ts';
import type { Phrase } from './title-query.ts';

/** A place to search in. `text` is an unknown place, whose words must occur in the location's text. */
export type PlaceFilter = { kind: 'text'; words: Phrase } | (PlaceQuery & { radiusKm?: number });

/** Default radius around a city, in km. */
export const DEFAULT_RADIUS_KM = 40;
