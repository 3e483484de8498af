import { momentOf } from '../../../domain/market/search-order.ts';
import type { PeopleFilter, PeoplePlace } from '../../../domain/people/people-filter.ts';
import type { Clause } from '../../market/search/clauses.ts';

/**
 * A part of the results. With words, people with all of them in their titles come before the `rest`; otherwise there is
 * one part, `all`.
 */
export type PeoplePart = 'all' | 'title' | 'rest';

/** The parts of a search, in their order. */
export function partsOf({ words }: PeopleFilter): PeoplePart[] {
  return words.length === 0 ? ['all'] : ['title', 'rest'];
}

export interface PartSearch {
  part: PeoplePart;
  /** The `order` of the last row read; null at the start of the part. */
  after: string | null;
  size: number;
}

/** The `_search` body of one part, newest consent first. */
export function peopleBody(filter: PeopleFilter, { part, after, size }: PartSearch) {
  const inTitle = terms('title_words', filter.words);
  return {
    query: {
      bool: {
        filter: [
          ...(part === 'title' ? inTitle : terms('words', filter.words)),
          ...terms('title_words', filter.titleWords),
          ...terms('skills', filter.skillKeys),
          ...(filter.place === null ? [] : placeClauses(filter.place)),
          ...afterClauses(after),
        ],
        must_not: part === 'rest' ? [{ bool: { filter: inTitle } }] : [],
      },
    },
    sort: [{ order: 'asc' }],
    ...(after !== null && { search_after: [after] }),
    size,
    track_total_hits: false,
    stored_fields: ['row'],
  };
}

/** All of the values. */
function terms(field: string, values: readonly string[]): Clause[] {
  return values.map((value) => ({ term: { [field]: value } }));
}

function placeClauses(place: PeoplePlace): Clause[] {
  switch (place.kind) {
    case 'words':
      return terms('location_words', place.words);
    case 'country':
      return [{ term: { country: place.country } }];
    case 'region':
      return [{ term: { region: `${place.country}-${place.regionCode}` } }];
    case 'city': {
      const { lat, lng, radiusKm } = place;
      return [{ geo_distance: { distance: `${radiusKm}km`, point: { lat, lon: lng } } }];
    }
  }
}

/** Skips newer rows on deep pages: `search_after` alone visits every row before its own. */
function afterClauses(after: string | null): Clause[] {
  return after === null ? [] : [{ range: { granted_at: { lte: momentOf(after) } } }];
}
