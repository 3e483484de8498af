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
  const health = { timeout: '1s', master_timeout: '1s' };
  await search.client.cluster.health(health, { requestTimeout: 2_000 });
}

/** Whether Elasticsearch refuses writes to an index of this installation, because its disk is almost full. */
export async function isReadOnly(search: SearchStore): Promise<boolean> {
  const { jobsIndex, companiesIndex, peopleIndex } = search;
  const settings = await search.client.indices.getSettings(
    {
      index: [jobsIndex, companiesIndex, peopleIndex],
      name: 'index.blocks.read_only_allow_delete',
      ignore_unavailable: true,
      flat_settings: true,
    },
    { requestTimeout: 2_000 },
  );
  return Object.values(settings).some(
    ({ settings: own }) => String(own?.['index.blocks.read_only_allow_delete']) === 'true',
  );
}
