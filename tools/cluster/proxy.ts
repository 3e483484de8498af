import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiNames } from './services.ts';
import { elasticsearchNames } from './elasticsearch.ts';
import { frontendNames } from './temporal.ts';
import { addressOf, type Ground, type Part } from './part.ts';
import { API_DOOR, ELASTICSEARCH_DOOR, STATISTICS, TEMPORAL_DOOR } from './proxy-names.ts';

const GRACE_MS = 5_000;
const ANSWER_MS = 2_000;

/** HTTP/2's connection preface and an empty SETTINGS frame, to which a live server answers with its SETTINGS. */
const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n').toString('hex');
const EMPTY_SETTINGS = '000000040000000000';
/** Type, flags and stream of a SETTINGS frame, after its length. */
const SETTINGS_FRAME = '040000000000';

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
      await writeFile(file, configurationOf(ground));
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

/**
 * Servers are checked twice a second; one that is silent for two seconds twice is down. Connections to a node or a
 * frontend that is down end at once, so that their clients connect to another. An api that is not ready completes what
 * it began. A request is sent to a second server only if the first did not accept the connection.
 */
export function configurationOf(ground: Ground): string {
  const serversOf = (names: readonly string[]) => serverLines(ground, names);
  const door = (name: string) => addressOf(ground, name);
  return `global
  maxconn 8192

defaults
  mode http
  timeout connect 1s
  timeout client 75s
  timeout server 75s
  timeout check 2s
  option redispatch 1
  retries 3
  retry-on conn-failure
  default-server check inter 500ms fall 2 rise 1

# An api is not ready while a server that it needs is away. If that is true for all, they answer what they still can,
# and one that is only slow keeps its connections.
frontend api
  bind ${door(API_DOOR)}
  use_backend api-ready if { nbsrv(api-ready) gt 0 }
  default_backend api-alive

backend api-ready
  option httpchk GET /readyz
  option forwardfor
  default-server fall 1
${serversOf(apiNames)}

backend api-alive
  option forwardfor
${serversOf(apiNames)}

listen elasticsearch
  bind ${door(ELASTICSEARCH_DOOR)}
  option httpchk GET /_cluster/health?master_timeout=500ms&timeout=500ms
  default-server on-marked-down shutdown-sessions
${serversOf(elasticsearchNames)}

${temporalSection(ground)}

frontend statistics
  bind ${door(STATISTICS)}
  stats enable
  stats uri /
`;
}

/** A connection carries many calls, so it may be silent for long. */
function temporalSection(ground: Ground): string {
  return `listen temporal
  bind ${addressOf(ground, TEMPORAL_DOOR)}
  mode tcp
  timeout client 10m
  timeout server 10m
  option tcp-check
  tcp-check send-binary ${PREFACE}${EMPTY_SETTINGS}
  tcp-check expect binary ${SETTINGS_FRAME}
  default-server on-marked-down shutdown-sessions
${serverLines(ground, frontendNames)}`;
}

function serverLines(ground: Ground, names: readonly string[]): string {
  return names.map((name) => `  server ${name} ${addressOf(ground, name)}`).join('\n');
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
