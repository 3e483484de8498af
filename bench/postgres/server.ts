import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { runTool } from '../../tools/dev-servers/fetch/run-tool.ts';
import { choosePort } from '../../tools/dev-servers/processes/ports.ts';
import { definedEnvironment } from '../../tools/paths.ts';
import type { Session } from '../../tools/dev-servers/processes/session.ts';
import { say } from '../../tools/terminal/say.ts';

const run = promisify(execFile);
const VERSIONS = '/usr/lib/postgresql';
const GRACE_MS = 10_000;

/** Everything in memory, as with Elasticsearch, and no just-in-time compilation, which only delays short queries. */
const settings = {
  shared_buffers: '1GB',
  effective_cache_size: '8GB',
  work_mem: '64MB',
  maintenance_work_mem: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'off',
  max_wal_size: '8GB',
};

/** A PostgreSQL for the bench; null, with a message, when none can be installed. */
export async function startPostgres(session: Session): Promise<pg.PoolConfig | null> {
  const programs = (await findPrograms()) ?? (await install());
  if (programs === undefined) {
    say('postgres: NOT MEASURED: not installed, and only root can install the Debian package');
    return null;
  }
  const port = await choosePort(0, 'postgres');
  const directory = join(session.directory, 'postgres');
  await makeCluster(programs, directory);
  const connection = { host: '127.0.0.1', port, user: 'postgres', database: 'postgres' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const network = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const server = asPostgres([
    join(programs, 'postgres'),
    ...['-D', join(directory, 'data'), '-p', String(port), ...network, ...flags],
  ]);
  const supervised = session.start('server', {
    name: 'postgres',
    ...server,
    env: definedEnvironment(),
    logFile: join(session.directory, 'logs', 'postgres.log'),
    isReady: () => answers(connection),
    graceMs: GRACE_MS,
  });
  await supervised.ready();
  return connection;
}

export async function postgresVersion(connection: pg.PoolConfig): Promise<string> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  await client.end();
  return rows[0]?.server_version ?? 'unknown';
}

/** Folder of the newest installed version's programs. */
async function findPrograms(): Promise<string | undefined> {
  const versions = await readdir(VERSIONS).catch(() => []);
  const [newest] = versions.sort((left, right) => Number(right) - Number(left));
  return newest === undefined ? undefined : join(VERSIONS, newest, 'bin');
}

async function install(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const args = ['install', '--yes', '--no-install-recommends', 'postgresql'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool({ name: 'postgres', command: 'apt-get', args, env }).catch(() =>
    say('postgres: apt-get could not install it'),
  );
  return findPrograms();
}

/** PostgreSQL refuses to run as root. */
function asPostgres([command = '', ...args]: string[]): { command: string; args: string[] } {
  if (process.getuid?.() !== 0) return { command, args };
  return { command: 'runuser', args: ['-u', 'postgres', '--', command, ...args] };
}

async function makeCluster(programs: string, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  // The server runs as another user, who must be able to enter the bench's folder.
  await chmod(dirname(directory), 0o711);
  if (process.getuid?.() === 0) await run('chown', ['postgres', directory]);
  const init = asPostgres([
    join(programs, 'initdb'),
    ...['--pgdata', join(directory, 'data'), '--username', 'postgres'],
    ...['--auth', 'trust', '--no-sync', '--encoding', 'UTF8', '--locale', 'C'],
  ]);
  await run(init.command, init.args, { cwd: '/' });
}

async function answers(connection: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
