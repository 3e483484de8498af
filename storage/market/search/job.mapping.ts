import { anyOrder, filterOnly, keyword, phrases, stored } from './field-types.ts';
import { newestFirstIndex } from './newest-first-index.ts';

const properties = {
  row: stored,
  posted_at: { type: 'date' },
  order: { type: 'keyword', index: false },
  title: { ...keyword, index: false },
  title_words: phrases,
  title_trigrams: phrases,
  title_short: filterOnly,
  company_slug: keyword,
  company_name: { ...keyword, index: false },
  company_words: phrases,
  country: keyword,
  region: filterOnly,
  point: { type: 'geo_point' },
  location_words: anyOrder,
  workplace_type: keyword,
  employment_type: keyword,
  seniority_level: keyword,
  department_words: phrases,
  description_words: phrases,
  salary_currency: keyword,
  annual_min: { type: 'double' },
  annual_max: { type: 'double' },
  annual_mid: { type: 'double' },
  keywords: filterOnly,
  language: filterOnly,
  can_apply: { type: 'boolean' },
} as const;

/**
 * The job index: core types only, sorted newest first, no `_source`. Searches return only the stored `row`. The sort
 * field is a keyword because Elasticsearch 9.4 does not stop a search early when it sorts by a number or a date. For
 * those it uses its own comparator, which Lucene does not match with the order of the index.
 */
export const jobIndexDefinition = newestFirstIndex(properties);
