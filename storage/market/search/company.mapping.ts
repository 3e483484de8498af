import type { SearchStore } from '../../stores.ts';

const keyword = { type: 'keyword', ignore_above: 500 } as const;
const stored = { type: 'keyword', index: false, doc_values: false, store: true } as const;

/** The company index: employers with at least one open job. Rows are stored ready to send. */
export function companyIndexDefinition(search: SearchStore) {
  return {
    settings: {
      number_of_shards: 1,
      number_of_replicas: search.replicas,
      refresh_interval: `${search.refreshMs}ms`,
    },
    mappings: {
      dynamic: 'strict',
      _source: { enabled: false },
      properties: {
        slug: keyword,
        name_folded: keyword,
        name_words: { type: 'text', norms: false },
        open_jobs: { type: 'integer' },
        point: { type: 'geo_point' },
        row: stored,
        map_row: stored,
      },
    },
  } as const;
}
