import { createHash } from 'node:crypto';
import type { SearchStore } from '../../stores.ts';

/** Filtered but never scored: no norms, and no frequencies where word order does not matter. */
const phrases = { type: 'text', norms: false } as const;
const anyOrder = { type: 'text', norms: false, index_options: 'docs' } as const;
const keyword = { type: 'keyword', ignore_above: 500 } as const;
/** Filtered but never counted or sorted by. */
const filterOnly = { ...keyword, doc_values: false } as const;

/**
 * How long the index remembers the version of a deleted job. A late write within this time cannot restore the job.
 */
const DELETED_VERSIONS_KEPT = '10m';

/**
 * A search visits every segment. With 13 instead of 18 segments (600,000 jobs) it takes a fifth less time, and
 * indexing takes a twentieth more.
 */
const SEGMENTS_PER_TIER = 4;

/**
 * Smaller segments are merged as if they had this size, so that some hundred thousand jobs are in a few segments:
 * 400,000 jobs in 5 instead of 11 to 15, for a quarter more CPU time when all of them are indexed.
 */
const FLOOR_SEGMENT = '64mb';

const settings = {
  'index.gc_deletes': DELETED_VERSIONS_KEPT,
  'index.sort.field': ['order'],
  'index.sort.order': ['asc'],
  'index.merge.policy.segments_per_tier': SEGMENTS_PER_TIER,
  'index.merge.policy.floor_segment': FLOOR_SEGMENT,
} as const;

const properties = {
  row: { type: 'keyword', index: false, doc_values: false, store: true },
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

/** Hash of the index definition; changes with any part of it. */
const DEFINITION = createHash('sha256')
  .update(JSON.stringify([settings, properties]))
  .digest('base64url');

/**
 * The job index: core types only, sorted newest first, no `_source`. Searches return only the stored `row`. The sort
 * field is a keyword because Elasticsearch 9.4 does not stop a search early when it sorts by a number or a date. For
 * those it uses its own comparator, which Lucene does not match with the order of the index.
 */
export function jobIndexDefinition(search: SearchStore) {
  return {
    settings: {
      ...settings,
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
