import { anyOrder, filterOnly, stored } from '../../market/search/field-types.ts';
import { newestFirstIndex } from '../../market/search/newest-first-index.ts';

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

/**
 * The index of People Search: one document per person who is shown, sorted by the newest consent, no `_source`. It has
 * no contact, tag or note (decision 0056). Searches return only the stored `row`.
 */
export const peopleIndexDefinition = newestFirstIndex(properties);
