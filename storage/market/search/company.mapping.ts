import type { SearchStore } from '../../stores.ts';
import { keyword, stored } from './field-types.ts';

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
