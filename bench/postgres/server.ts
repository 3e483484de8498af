import { join } from 'node:path';
import pg from 'pg';
import { choosePort } from '../../tools/dev-servers/processes/ports.ts';
import type { Session } from '../../tools/dev-servers/processes/session.ts';
import {
  createDatabaseCluster,
  findOrInstallPostgres,
  postgresAnswers,
  postgresCommand,
} from '../../tools/dev-servers/servers/postgresql.ts';
import { definedEnvironment } from '../../tools/paths.ts';
import { say } from '../../tools/terminal/say.ts';

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
  const programs = await findOrInstallPostgres();
  if (programs === undefined) {
    say('postgres: NOT MEASURED: not installed, and only root can install the Debian package');
    return null;
  }
  const port = await choosePort(0, 'postgres');
  const directory = join(session.directory, 'postgres');
  await createDatabaseCluster(programs, directory);
  const connection = { host: '127.0.0.1', port, user: 'postgres', database: 'postgres' };
  const supervised = session.start('server', {
    name: 'postgres',
    ...postgresCommand(programs, { directory, port, settings }),
    env: definedEnvironment(),
    logFile: join(session.directory, 'logs', 'postgres.log'),
    isReady: () => postgresAnswers(connection),
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
