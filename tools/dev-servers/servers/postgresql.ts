import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { runTool } from '../fetch/run-tool.ts';

const run = promisify(execFile);
/** Where Debian's package puts each version. */
const VERSIONS = '/usr/lib/postgresql';

/** Folder of the newest installed version's programs. */
export async function findPostgres(): Promise<string | undefined> {
  const versions = await readdir(VERSIONS).catch(() => []);
  const [newest] = versions.sort((left, right) => Number(right) - Number(left));
  return newest === undefined ? undefined : join(VERSIONS, newest, 'bin');
}

/** As `findPostgres`; root on Debian installs the package first. Undefined when there is none to be had. */
export async function findOrInstallPostgres(): Promise<string | undefined> {
  const found = await findPostgres();
  if (found !== undefined || process.getuid?.() !== 0) return found;
  const args = ['install', '--yes', '--no-install-recommends', 'postgresql'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool({ name: 'postgresql', command: 'apt-get', args, env }).catch(() => undefined);
  return findPostgres();
}

/** Creates the data directory unless it exists. Local users are trusted. */
export async function createDatabaseCluster(programs: string, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  // The server runs as another user, who must be able to enter the folder.
  await chmod(dirname(directory), 0o711);
  if (process.getuid?.() === 0) await run('chown', ['postgres', directory]);
  if (existsSync(join(directory, 'data', 'PG_VERSION'))) return;
  const init = asPostgres([
    join(programs, 'initdb'),
    ...['--pgdata', join(directory, 'data'), '--username', 'postgres'],
    ...['--auth', 'trust', '--no-sync', '--encoding', 'UTF8', '--locale', 'C'],
  ]);
  await run(init.command, init.args, { cwd: '/' });
}

export interface PostgresOptions {
  /** As given to `createDatabaseCluster`. */
  directory: string;
  port: number;
  settings: Record<string, string>;
}

/** The server's command. It listens on 127.0.0.1 only. */
export function postgresCommand(
  programs: string,
  { directory, port, settings }: PostgresOptions,
): { command: string; args: string[] } {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const network = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  return asPostgres([
    join(programs, 'postgres'),
    ...['-D', join(directory, 'data'), '-p', String(port), ...network, ...flags],
  ]);
}

/** Whether the server accepts connections. */
export async function postgresAnswers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ connectionTimeoutMillis: 2_000, ...connection });
  // A server that ends meanwhile is an error event too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL refuses to run as root. */
function asPostgres([command = '', ...args]: string[]): { command: string; args: string[] } {
  if (process.getuid?.() !== 0) return { command, args };
  return { command: 'setpriv', args: [...postgresUser, command, ...args] };
}

/** setpriv becomes the program, as a signal must reach it; runuser would stay between. */
const postgresUser = ['--reuid', 'postgres', '--regid', 'postgres', '--init-groups', '--'];
