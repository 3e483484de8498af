/** Starts a cluster of every server on this machine, kills, pauses and starts its parts, and shows how they are. */
import { join } from 'node:path';
import { openCluster, type Cluster } from '../cluster/cluster.ts';
import { publicUrl, serviceEnvironment } from '../cluster/services.ts';
import { statusOf } from '../cluster/status.ts';
import { homeDirectory } from '../paths.ts';
import { ownerKey, ownerLink } from '../start/owner.ts';
import { actionNamed, type Command } from '../terminal/run-command.ts';
import { say } from '../terminal/say.ts';
import { table } from '../terminal/table.ts';

const help = `Usage: npm run cluster -- up|status|kill <part>|pause <part>|start <part>|down [--json]

Three Elasticsearch nodes, Temporal over PostgreSQL with two processes of each service, MongoDB, two apis and two
workers behind HAProxy, each a process with a folder of its own. Needs about 6 GiB of memory.

  up             start what does not run; prints the address of the api and a key
  status         show each part, how far behind it is and its latest error
  kill <part>    end a part at once (kill -9)
  pause <part>   halt a part (SIGSTOP), as a machine that does not respond
  start <part>   start a part that has ended, or continue a paused one
  down           stop every part; the data stays

  --json         print one JSON object instead
  --help

Environment: OPENROLE_HOME (.openrole; the cluster is in its folder "cluster"), ELASTICSEARCH_HEAP_MB (512).`;

type Action = (json: boolean, name?: string) => Promise<number>;

const actions: Record<string, { words: number; run: Action }> = {
  up: { words: 0, run: up },
  status: { words: 0, run: status },
  kill: { words: 1, run: (json, name) => change('killed', json, { name, by: kill }) },
  pause: { words: 1, run: (json, name) => change('paused', json, { name, by: pause }) },
  start: { words: 1, run: (json, name) => change('started', json, { name, by: start }) },
  down: { words: 0, run: down },
};

type Change = (cluster: Cluster, name: string) => Promise<void>;

const kill: Change = (cluster, name) => cluster.signal(cluster.part(name), 'SIGKILL');
const pause: Change = (cluster, name) => cluster.signal(cluster.part(name), 'SIGSTOP');
const start: Change = (cluster, name) => cluster.start(cluster.part(name));

async function up(json: boolean): Promise<number> {
  const cluster = await open();
  await cluster.up();
  const { ground } = cluster;
  const apiUrl = publicUrl(ground);
  const environment = await serviceEnvironment(ground);
  const data = { directory: ground.directory, apiUrl, environment };
  const apiKey = await ownerKey(data);
  const link = await ownerLink(data);
  const rows = { api_url: apiUrl, api_key: apiKey, console: link };
  console.log(json ? JSON.stringify(rows) : table(['', ''], Object.entries(rows)));
  return 0;
}

async function status(json: boolean): Promise<number> {
  const parts = await statusOf(await open());
  const header = ['Part', 'State', 'Process', 'Lag', 'Latest error'];
  const rows = parts.map(({ part, state, pid, lag, lastError }) => [
    part,
    state,
    pid,
    lag,
    lastError,
  ]);
  console.log(json ? JSON.stringify(parts) : table(header, rows));
  return parts.every(({ state }) => state === 'running') ? 0 : 1;
}

async function change(
  done: string,
  json: boolean,
  { name = '', by }: { name: string | undefined; by: Change },
): Promise<number> {
  await by(await open(), name);
  if (json) console.log(JSON.stringify({ [done]: name }));
  else say(`${name}: ${done}`);
  return 0;
}

async function down(json: boolean): Promise<number> {
  await (await open()).down();
  if (json) console.log(JSON.stringify({ stopped: true }));
  else say('stopped; the data stays');
  return 0;
}

function open(): Promise<Cluster> {
  return openCluster(join(homeDirectory(), 'cluster'));
}

export const command: Command = {
  help,
  options: { json: { type: 'boolean' } },
  run: (values, words) => actionNamed(actions, words).run(values['json'] === true, words[1]),
};
