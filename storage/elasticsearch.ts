import { Client } from '@elastic/elasticsearch';
import { ForgetfulTransport } from './elasticsearch-transport.ts';
import type { SearchStore } from './stores.ts';

export interface ElasticsearchSettings {
  url: string;
  prefix: string;
  shards: number;
  replicas: number;
  refreshMs: number;
}

/** Upper bound of every call's timeout. */
const LONGEST_CALL_MS = 60_000;

/** The client does not retry. Temporal retries activities, and callers retry API calls. */
export function connectElasticsearch(settings: ElasticsearchSettings): SearchStore {
  return {
    client: new Client({
      node: settings.url,
      Transport: ForgetfulTransport,
      maxRetries: 0,
      requestTimeout: LONGEST_CALL_MS,
    }),
    jobsIndex: `${settings.prefix}-jobs`,
    companiesIndex: `${settings.prefix}-companies`,
    peopleIndex: `${settings.prefix}-people`,
    shards: settings.shards,
    replicas: settings.replicas,
    refreshMs: settings.refreshMs,
  };
}

/** Whether Elasticsearch responds; throws the error. Not every distribution has `GET /`. */
export async function pingElasticsearch(search: SearchStore): Promise<void> {
  await search.client.cluster.health({ timeout: '1s' }, { requestTimeout: 2_000 });
}
