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

/** The client cuts every call off at this, whatever longer time the call itself asks for. */
const LONGEST_CALL_MS = 60_000;

/** Retries belong to Temporal (activities) or to the caller (API), never to the client library. */
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
    shards: settings.shards,
    replicas: settings.replicas,
    refreshMs: settings.refreshMs,
  };
}

/** Whether Elasticsearch answers; throws what went wrong. `GET /` is not in every distribution. */
export async function pingElasticsearch(search: SearchStore): Promise<void> {
  await search.client.cluster.health({ timeout: '1s' }, { requestTimeout: 2_000 });
}
