import { join } from 'node:path';
import pg from 'pg';
import { runTool } from '../dev-servers/fetch/run-tool.ts';
import {
  createDatabaseCluster,
  postgresAnswers,
  postgresCommand,
} from '../dev-servers/servers/postgresql.ts';
import { sqlToolOf } from '../dev-servers/servers/temporal-server.ts';
import type { Ground, Part } from './part.ts';

/** Databases of Temporal by the name of the schema that its tool carries. */
export const temporalDatabases = {
  temporal: 'postgresql/v12/temporal',
  temporal_visibility: 'postgresql/v12/visibility',
};

const GRACE_MS = 20_000;

/** Every commit is synced: a kill -9 of PostgreSQL must lose nothing that Temporal acknowledged. */
const settings = { max_connections: '300', shared_buffers: '128MB', fsync: 'on' };

/** The database of Temporal. */
export function postgresql(ground: Ground): Part {
  const directory = join(ground.directory, 'data', 'postgresql');
  const port = ground.port('postgresql');
  return {
    name: 'postgresql',
    graceMs: GRACE_MS,
    launch: async () => {
      await createDatabaseCluster(ground.programs.postgresql, directory);
      const options = { directory, port, settings };
      return { ...postgresCommand(ground.programs.postgresql, options), env: {} };
    },
    isReady: () => postgresAnswers(connectionTo(port)),
    lag: async () => `${await sessionsOf(port)} sessions`,
  };
}

/** Creates Temporal's databases and brings their schema up to date. Idempotent. */
export async function prepareTemporalSchema({ programs, port }: Ground): Promise<void> {
  const server = ['--ep', '127.0.0.1', '-p', String(port('postgresql')), '-u', 'postgres'];
  for (const [database, schema] of Object.entries(temporalDatabases)) {
    const tool = (...args: string[]) =>
      runTool({
        name: database,
        command: sqlToolOf(programs.temporalServer),
        args: ['--plugin', 'postgres12', ...server, '--db', database, ...args],
      });
    if (!(await hasDatabase(port('postgresql'), database))) {
      await tool('create-database');
      await tool('setup-schema', '-v', '0.0');
    }
    await tool('update-schema', '-s', schema);
  }
}

function connectionTo(port: number): pg.ClientConfig {
  return { host: '127.0.0.1', port, user: 'postgres', database: 'postgres' };
}

async function hasDatabase(port: number, name: string): Promise<boolean> {
  const rows = await query(port, 'SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  return rows.length > 0;
}

async function sessionsOf(port: number): Promise<number> {
  const [row] = await query(port, 'SELECT count(*)::int AS count FROM pg_stat_activity', []);
  return Number(row?.['count'] ?? 0);
}

async function query(port: number, text: string, values: string[]) {
  const client = new pg.Client({ ...connectionTo(port), connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}
