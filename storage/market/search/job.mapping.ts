import { createHash } from 'node:crypto';
import type { SearchStore } from '../../stores.ts';

/** Filtered on, never scored: no norms, and no frequencies where word order does not matter. */
const phrases = { type: 'text', norms: false } as const;
const anyOrder = { type: 'text', norms: false, index_options: 'docs' } as const;
const keyword = { type: 'keyword', ignore_above: 500 } as const;
/** Filtered on but never counted or sorted by. */
const filterOnly = { ...keyword, doc_values: false } as const;

/** How long the index remembers the version of a deleted job, so that a late write cannot bring it back. */
const DELETED_VERSIONS_KEPT = '10m';

/**
 * A search looks into every segment: with 13 instead of 18 of them (600,000 jobs) it takes a fifth less time, and
 * writing the index a twentieth more.
 */
const SEGMENTS_PER_TIER = 4;

/**
 * Segments smaller than this are merged as if they were as large, so that a market of some hundred thousand jobs lies in a
 * handful of them: 400,000 in 5 instead of 11 to 15, for a quarter more processor time when all of them are written.
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
  salary_currency: keyword,
  annual_min: { type: 'double' },
  annual_max: { type: 'double' },
  annual_mid: { type: 'double' },
  keywords: filterOnly,
  language: filterOnly,
  can_apply: { type: 'boolean' },
} as const;

/** In one word what an index is made of: another after every change of the above. */
const DEFINITION = createHash('sha256')
  .update(JSON.stringify([settings, properties]))
  .digest('base64url');

/**
 * The job index: core types only, newest first on disk, no `_source`: the one
 * thing a search hands out is the stored `row`. It is sorted by a keyword because Elasticsearch 9.4 ends no search
 * early that sorts by a number or a date: those it compares by a comparator of its own, which Lucene does not know for
 * the order of the index.
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
