import { join } from 'node:path';
import { elasticsearch } from '../dev-servers/servers/elasticsearch.ts';
import { addressOf, instancesOf, type Ground, type Part, type Programs } from './part.ts';

export const elasticsearchNames = instancesOf('elasticsearch', 3);

export const elasticsearchPorts = elasticsearchNames.flatMap((name) => [name, transportOf(name)]);

const GRACE_MS = 20_000;
const ANSWER_MS = 2_000;

/** Folder, ports and program of the nodes. */
export interface ElasticsearchGround extends Pick<Ground, 'directory' | 'port'> {
  programs: Pick<Programs, 'elasticsearch'>;
}

/** Three nodes, each a master-eligible data node. */
export function elasticsearchParts(ground: ElasticsearchGround): Part[] {
  return elasticsearchNames.map((name) => {
    const address = elasticsearch.addressOf(ground.port(name));
    return {
      name,
      graceMs: GRACE_MS,
      launch: () =>
        elasticsearch.launch(ground.programs.elasticsearch, {
          dataDirectory: join(ground.directory, 'data', name),
          port: ground.port(name),
          uiPort: 0,
          member: {
            name,
            transportPort: ground.port(transportOf(name)),
            peers: Object.fromEntries(
              elasticsearchNames.map((peer) => [peer, addressOf(ground, transportOf(peer))]),
            ),
          },
        }),
      isReady: () => elasticsearch.isReady(address),
      lag: () => lagOf(address, name),
    };
  });
}

/** The name of the elected master, asked of any node that answers. */
export async function electedMaster(address: string): Promise<string> {
  const [row] = await read<{ node: string }[]>(address, '/_cat/master?format=json');
  if (row === undefined) throw new Error('Elasticsearch has no master.');
  return row.node;
}

async function lagOf(address: string, name: string): Promise<string> {
  const health = await read<{ status: string; unassigned_shards: number }>(
    address,
    '/_cluster/health?timeout=1s&master_timeout=1s',
  );
  const role = (await electedMaster(address)) === name ? 'master, ' : '';
  return `${role}${health.status}, ${health.unassigned_shards} shards without a node`;
}

async function read<T>(address: string, path: string): Promise<T> {
  const answer = await fetch(address + path, { signal: AbortSignal.timeout(ANSWER_MS) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

function transportOf(name: string): string {
  return `${name} transport`;
}
