import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiNames } from './services.ts';
import { elasticsearchNames } from './elasticsearch.ts';
import { frontendNames } from './temporal.ts';
import { addressOf, type Ground, type Part } from './part.ts';
import { proxyConfiguration, type ProxyPlan } from './proxy-configuration.ts';
import { API_DOOR, ELASTICSEARCH_DOOR, STATISTICS, TEMPORAL_DOOR } from './proxy-names.ts';

const GRACE_MS = 5_000;
const ANSWER_MS = 2_000;

/** HAProxy in front of both apis, of every Elasticsearch node and of both Temporal frontends. */
export function haproxy(ground: Ground): Part {
  const statistics = `http://${addressOf(ground, STATISTICS)}/;csv`;
  return {
    name: 'haproxy',
    graceMs: GRACE_MS,
    launch: async () => {
      const folder = join(ground.directory, 'config');
      await mkdir(folder, { recursive: true });
      const file = join(folder, 'haproxy.cfg');
      await writeFile(file, proxyConfiguration(planOf(ground)));
      return { command: ground.programs.haproxy, args: ['-db', '-f', file], env: {} };
    },
    isReady: () =>
      statesOf(statistics).then(
        () => true,
        () => false,
      ),
    lag: async () => {
      const down = (await statesOf(statistics)).filter(({ isUp }) => !isUp);
      return down.length === 0 ? 'every server is up' : `down: ${down.map(nameOf).join(', ')}`;
    },
  };
}

/** The parts of the cluster as the proxy sees them. */
function planOf(ground: Ground): ProxyPlan {
  const serversOf = (names: readonly string[]) =>
    names.map((name) => [name, addressOf(ground, name)] as const);
  return {
    doors: {
      api: addressOf(ground, API_DOOR),
      elasticsearch: addressOf(ground, ELASTICSEARCH_DOOR),
      temporal: addressOf(ground, TEMPORAL_DOOR),
      statistics: addressOf(ground, STATISTICS),
    },
    servers: {
      api: serversOf(apiNames),
      elasticsearch: serversOf(elasticsearchNames),
      temporal: serversOf(frontendNames),
    },
  };
}

interface ServerState {
  backend: string;
  server: string;
  isUp: boolean;
}

function nameOf({ backend, server }: ServerState): string {
  return `${server} (${backend})`;
}

/** Columns of HAProxy's statistics: backend, server, and 17 further on its status. */
async function statesOf(url: string): Promise<ServerState[]> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
  const rows = (await answer.text()).split('\n').map((line) => line.split(','));
  return rows
    .filter(([, server = '']) => /-\d+$/u.test(server))
    .map(([backend = '', server = '', ...rest]) => ({
      backend,
      server,
      isUp: rest[15]?.startsWith('UP') === true,
    }));
}
