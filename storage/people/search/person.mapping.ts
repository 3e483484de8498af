import { anyOrder, filterOnly, stored } from '../../market/search/field-types.ts';
import { definitionHash, newestFirst } from '../../market/search/newest-first.ts';
import type { SearchStore } from '../../stores.ts';

const properties = {
  row: stored,
  granted_at: { type: 'date' },
  order: { type: 'keyword', index: false },
  words: anyOrder,
  title_words: anyOrder,
  skills: filterOnly,
  country: filterOnly,
  region: filterOnly,
  point: { type: 'geo_point' },
  location_words: anyOrder,
} as const;

const DEFINITION = definitionHash(properties);

/**
 * The index of People Search: one document per person who is shown, sorted by the newest consent, no `_source`. It has
 * no contact, tag or note (decision 0056). Searches return only the stored `row`.
 */
export function peopleIndexDefinition(search: SearchStore) {
  return {
    settings: {
      ...newestFirst,
      number_of_shards: search.shards,
      number_of_replicas: search.replicas,
      refresh_interval: `${search.refreshMs}ms`,
    },
    mappings: {
      _meta: { definition: DEFINITION },
      dynamic: 'strict',
      _source: { enabled: false },
      properties,
    },
  } as const;
}
