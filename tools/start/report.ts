import Table from 'cli-table3';
import { replacedPort } from '../dev-servers/processes/ports.ts';
import type { RunningServer, Stack } from '../dev-servers/servers/stack.ts';
import type { LocalFile } from './local-file.ts';
import { parseUrl } from '../../domain/common/parse-url.ts';

/** How long a start took, in milliseconds; `bench start` reads it from timing.json. */
export interface Timing {
  ready_ms: number;
  slowest_server: string;
  slowest_server_ms: number;
  servers_ms: Record<string, number>;
}

/** The table of addresses, and the next three things to try. */
export function startReport(local: LocalFile, stack: Stack, consoleLink: string): string {
  const table = new Table({ style: { head: [], border: [] } });
  const uiUrl = local.temporal_ui_url;
  table.push(
    ['API', withPort(local.api_url)],
    ['API reference', local.docs_url],
    ['Console', `${consoleLink}\n(signs you in, once)`],
    ['API key', `${local.api_key} (the owner's, every scope)`],
    ['Temporal UI', uiUrl === null ? 'not known: set TEMPORAL_UI_URL' : withPort(uiUrl)],
    ...stack.servers.map((server) => [server.name, addressOf(server)]),
  );
  return `${table.toString()}\n\n${nextThings(local)}\n`;
}

/** One line with the time of the start. */
export function readyLine(timing: Timing): string {
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  return `ready in ${seconds(timing.ready_ms)} s (slowest server: ${timing.slowest_server} ${seconds(timing.slowest_server_ms)} s)`;
}

/** `readyMs` counts from the moment the command was typed. */
export function timingOf(readyMs: number, serversMs: Record<string, number>): Timing {
  const [slowest] = Object.entries(serversMs).sort(([, left], [, right]) => right - left);
  const [name, slowestMs] = slowest ?? ['none', 0];
  return {
    ready_ms: Math.round(readyMs),
    slowest_server: name,
    slowest_server_ms: Math.round(slowestMs),
    servers_ms: Object.fromEntries(
      Object.entries(serversMs).map(([server, ms]) => [server, Math.round(ms)]),
    ),
  };
}

function nextThings(local: LocalFile): string {
  return [
    'Next:',
    `  1. curl -H 'Authorization: Bearer ${local.api_key}' '${local.api_url}/jobs?title=engineer&limit=3'`,
    `  2. open ${local.docs_url} to read and try every endpoint`,
    '  3. npm run sources -- --help, to bring in real job boards (in a second terminal)',
    '',
    'Ctrl-C stops everything; the data stays.',
  ].join('\n');
}

function addressOf({ address, process: ours }: RunningServer): string {
  return ours === undefined ? `${withoutPassword(address)} (already running)` : withPort(address);
}

/** Names the busy port that the address replaces. */
function withPort(address: string): string {
  const port = Number(/:(\d+)(?:\/|$)/.exec(address)?.[1]);
  const wanted = replacedPort(port);
  return wanted === undefined ? address : `${address} (${wanted} is busy)`;
}

function withoutPassword(address: string): string {
  const url = parseUrl(address);
  if (url === null || url.password === '') return address;
  url.password = '***';
  return url.href;
}
