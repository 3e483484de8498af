import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseConfig } from '../../../config/config.ts';
import type { LocalFile } from '../../../tools/start/local-file.ts';
import { createContext, type AppContext } from '../../../services/context.ts';
import { eventually } from '../eventually.ts';

export { eventually } from '../eventually.ts';

const root = join(__dirname, '../../..');

export type Victim = 'api' | 'worker' | 'mongodb' | 'elasticsearch' | 'temporal';

/** A complete `npm start` in its own directory: real servers, api and worker, supervised. */
export interface RunningService {
  directory: string;
  ctx: AppContext;
  local(): LocalFile;
  /** Kills one of its processes (SIGKILL) and waits until it is replaced. */
  kill(victim: Victim): Promise<void>;
  /** Sends a signal to one of its processes and its children. */
  signal(victim: Victim, signal: NodeJS.Signals): void;
  /** Waits until everything responds. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * `settings` are environment variables of api and worker. The service shares the Elasticsearch of the run, if there is
 * one, unless it stops it.
 */
export async function startService(
  settings: Record<string, string> = {},
  elasticsearch: 'shared' | 'own' = 'shared',
): Promise<RunningService> {
  const index = elasticsearch === 'shared' ? sharedIndex() : {};
  const directory = await mkdtemp(join(tmpdir(), 'openrole-faults-'));
  const guard = fileURLToPath(new URL('./end-with-parent.mjs', import.meta.url));
  const start = ['tools/run.mjs', 'start', '--no-seed'];
  const child = spawn(process.execPath, ['--import', guard, ...start], {
    cwd: root,
    env: { ...ownEnvironment(directory), FAULTS_DIRECTORY: directory, ...index, ...settings },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const file = join(directory, 'local.json');
  await eventually('npm start', () => existsSync(file) || child.exitCode !== null, 900_000);
  const local = () => JSON.parse(readFileSync(file, 'utf8')) as LocalFile;
  const ctx = createContext(configOf(local(), index), 'faults');
  const ready = () =>
    eventually('readyz', async () => (await fetch(`${local().api_url}/readyz`)).ok);
  const signal = (victim: Victim, name: NodeJS.Signals) => {
    const pid = local().pids[victim];
    if (pid === undefined) throw new Error(`${victim} does not run.`);
    process.kill(-pid, name);
  };
  return {
    directory,
    ctx,
    local,
    ready,
    signal,
    async kill(victim) {
      const pid = local().pids[victim];
      signal(victim, 'SIGKILL');
      await eventually(`${victim} again`, () => ![pid, undefined].includes(local().pids[victim]));
    },
    stop: () => stopService(child, ctx, directory),
  };
}

/** Its own servers, independent of those of the test run. */
function ownEnvironment(directory: string): NodeJS.ProcessEnv {
  const own = { ...process.env, OPENROLE_HOME: directory, PORT: '0' };
  for (const name of ['MONGODB_URL', 'ELASTICSEARCH_URL', 'TEMPORAL_ADDRESS', 'NODE_ENV']) {
    delete (own as NodeJS.ProcessEnv)[name];
  }
  return own;
}

/** An index of its own in the Elasticsearch that the command started for all fault tests. */
function sharedIndex(): Record<string, string> {
  const url = process.env['FAULTS_ELASTICSEARCH_URL'];
  if (url === undefined) return {};
  const prefix = `faults-${randomUUID().slice(0, 8)}`;
  return { ELASTICSEARCH_URL: url, ELASTICSEARCH_INDEX_PREFIX: prefix };
}

function configOf(local: LocalFile, index: Record<string, string>) {
  return parseConfig({
    ...index,
    NODE_ENV: 'test',
    MONGODB_URL: local.mongodb_url,
    ELASTICSEARCH_URL: local.elasticsearch_url,
    TEMPORAL_ADDRESS: local.temporal_address,
    LOG_LEVEL: 'silent',
  });
}

async function stopService(child: ChildProcess, ctx: AppContext, directory: string): Promise<void> {
  await ctx.close();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  await rm(directory, { recursive: true, force: true });
}
