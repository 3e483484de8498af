import { join } from 'node:path';
import { homeDirectory } from '../paths.ts';
import { ownerKey, ownerLink } from '../start/owner.ts';
import { actionNamed } from '../terminal/run-command.ts';
import { say } from '../terminal/say.ts';
import { table } from '../terminal/table.ts';
import { openCluster, type Cluster } from './cluster.ts';
import { publicUrl, serviceEnvironment } from './services.ts';
import { statusOf } from './status.ts';

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

/** Runs `npm run cluster`. Returns its exit code. */
export function runCluster(words: string[], json: boolean): Promise<number> {
  return actionNamed(actions, words).run(json, words[1]);
}
