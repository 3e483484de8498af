import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findOrFetch } from '../../tools/dev-servers/fetch/find-or-fetch.ts';
import { choosePort } from '../../tools/dev-servers/processes/ports.ts';
import type { Session } from '../../tools/dev-servers/processes/session.ts';
import { elasticsearch } from '../../tools/dev-servers/servers/elasticsearch.ts';
import type { SearchStore } from '../../storage/stores.ts';

const NODES = ['node-1', 'node-2', 'node-3'];

export type NodeCount = 1 | 3;

const GRACE_MS = 20_000;
const SETTLED_MS = 600_000;

/** Starts three nodes of one cluster. Returns the address of the first. */
export async function startNodes(session: Session): Promise<string> {
  const program = await findOrFetch(elasticsearch);
  const ports = new Map<string, { http: number; transport: number }>();
  for (const name of NODES) {
    const http = await choosePort(0, name);
    ports.set(name, { http, transport: await choosePort(0, `${name} transport`) });
  }
  const peers = Object.fromEntries(
    [...ports].map(([name, { transport }]) => [name, `127.0.0.1:${transport}`]),
  );
  const addresses = await Promise.all(
    [...ports].map(async ([name, { http, transport }]) => {
      const dataDirectory = join(session.directory, 'data', name);
      await mkdir(dataDirectory, { recursive: true });
      const member = { name, transportPort: transport, peers };
      const launch = await elasticsearch.launch(program, {
        ...{ dataDirectory, port: http, uiPort: 0, member },
      });
      const address = elasticsearch.addressOf(http);
      const node = session.start('server', {
        ...launch,
        name,
        logFile: join(session.directory, 'logs', `${name}.log`),
        isReady: () => elasticsearch.isReady(address),
        graceMs: GRACE_MS,
      });
      await node.ready();
      return address;
    }),
  );
  return addresses[0] ?? '';
}

/** Allows shards on the first of the nodes alone, or on all. */
export async function allowNodes({ client }: SearchStore, nodes: NodeCount): Promise<void> {
  const others = NODES.slice(nodes).join(',');
  const persistent = { 'cluster.routing.allocation.exclude._name': others };
  await client.cluster.putSettings({ persistent });
}

/** Gives the jobs one replica per shard on three nodes, none on one, and waits until all shards are in place. */
export async function spreadJobs(search: SearchStore, nodes: NodeCount): Promise<void> {
  const { client, jobsIndex: index } = search;
  await allowNodes(search, nodes);
  const settings = { index: { number_of_replicas: nodes === 1 ? 0 : 1 } };
  await client.indices.putSettings({ index, settings });
  const { timed_out: late } = await client.cluster.health(
    {
      ...{ index, wait_for_status: 'green', wait_for_no_relocating_shards: true },
      timeout: `${SETTLED_MS}ms`,
    },
    { requestTimeout: SETTLED_MS },
  );
  if (late) throw new Error('The shards do not settle.');
}
