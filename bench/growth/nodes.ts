import { join } from 'node:path';
import {
  elasticsearchNames,
  elasticsearchParts,
  elasticsearchPorts,
} from '../../tools/cluster/elasticsearch.ts';
import { findOrFetch } from '../../tools/dev-servers/fetch/find-or-fetch.ts';
import { choosePort } from '../../tools/dev-servers/processes/ports.ts';
import type { Session } from '../../tools/dev-servers/processes/session.ts';
import { elasticsearch } from '../../tools/dev-servers/servers/elasticsearch.ts';
import type { SearchStore } from '../../storage/stores.ts';

export type NodeCount = 1 | 3;

const SETTLED_MS = 600_000;

/** Starts the nodes of one cluster. Returns the address of the first. */
export async function startNodes(session: Session): Promise<string> {
  const ports = new Map<string, number>();
  for (const name of elasticsearchPorts) ports.set(name, await choosePort(0, name));
  const port = (name: string) => ports.get(name) ?? 0;
  const programs = { elasticsearch: await findOrFetch(elasticsearch) };
  const parts = elasticsearchParts({ directory: session.directory, programs, port });
  await Promise.all(
    parts.map(async (part) => {
      const logFile = join(session.directory, 'logs', `${part.name}.log`);
      await session.start('server', { ...part, ...(await part.launch()), logFile }).ready();
    }),
  );
  return elasticsearch.addressOf(port(elasticsearchNames[0] ?? ''));
}

/** Allows shards on the first of the nodes alone, or on all. */
export async function allowNodes({ client }: SearchStore, nodes: NodeCount): Promise<void> {
  const others = elasticsearchNames.slice(nodes).join(',');
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
