import pg from 'pg';
import { progress, progressDone } from '../../tools/terminal/say.ts';
import type { CopyFiles } from './copy-file.ts';
import { copyColumns, indexes, tables } from './schema.ts';

/** Copies the files into PostgreSQL and indexes them. Returns the seconds it took. */
export async function loadPostgres(connection: pg.PoolConfig, files: CopyFiles): Promise<number> {
  const startedAt = performance.now();
  const client = new pg.Client(connection);
  await client.connect();
  const steps = [
    tables,
    `COPY jobs (${copyColumns}) FROM ${client.escapeLiteral(files.jobs)}`,
    `COPY job_places FROM ${client.escapeLiteral(files.points)}`,
    ...indexes,
  ];
  for (const step of steps) {
    progress('postgres', step.trim());
    await client.query(step);
  }
  progressDone('postgres');
  await client.end();
  return (performance.now() - startedAt) / 1000;
}
