import { breakableProxy, type BreakableProxy } from './dead-server.ts';
import { requiredEnvironment } from './servers.ts';
import { startApi, type TestApi } from './start-api.ts';

export const serverNames = ['mongodb', 'elasticsearch', 'temporal'] as const;
export type ServerName = (typeof serverNames)[number];

export const breakages = ['stopped', 'hanging'] as const;
export type Breakage = (typeof breakages)[number];

/** An API whose connections to its servers can be broken one by one. */
export interface BreakableApi extends TestApi {
  break(server: ServerName, breakage: Breakage): Promise<void>;
  restore(server: ServerName): Promise<void>;
}

/**
 * Shares the database and indexes of `name` with the API that created them; `temporal` is an optional other address.
 */
export async function startBreakableApi(name: string, temporal?: string): Promise<BreakableApi> {
  const mongodb = new URL(requiredEnvironment('MONGODB_URL'));
  const elasticsearch = new URL(requiredEnvironment('ELASTICSEARCH_URL'));
  const address = new URL(`tcp://${temporal ?? requiredEnvironment('TEMPORAL_ADDRESS')}`);
  const proxies: Record<ServerName, BreakableProxy> = {
    mongodb: await proxyTo(mongodb),
    elasticsearch: await proxyTo(elasticsearch),
    temporal: await proxyTo(address),
  };
  mongodb.host = `127.0.0.1:${proxies.mongodb.port}`;
  mongodb.pathname = `/${name}`;
  // Without it a replica set member would tell the driver its own address, bypassing the proxy.
  mongodb.searchParams.set('directConnection', 'true');
  const api = await startApi({
    name,
    settings: {
      MONGODB_URL: mongodb.toString(),
      ELASTICSEARCH_URL: `http://127.0.0.1:${proxies.elasticsearch.port}`,
      TEMPORAL_ADDRESS: `127.0.0.1:${proxies.temporal.port}`,
      TRUST_PROXY: '1',
    },
  });
  return {
    ...api,
    async break(server, breakage) {
      if (breakage === 'hanging') proxies[server].freeze();
      else await proxies[server].cut();
    },
    restore: (server) => proxies[server].restore(),
    async stop() {
      await api.stop();
      for (const proxy of Object.values(proxies)) proxy.close();
    },
  };
}

function proxyTo({ hostname: host, port }: URL): Promise<BreakableProxy> {
  return breakableProxy({ host, port: Number(port) });
}
