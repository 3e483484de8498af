import type pg from 'pg';
import { statementOf } from '../postgres/statement.ts';
import { durations, type Durations } from '../report/quantiles.ts';
import { round } from '../report/report.ts';
import { byKind, oneByOne, saturate, warmUp } from './phases.ts';
import type { MixedQuery } from './query-mix.ts';
import { searchOf } from './questions.ts';
import { startDriver, type Driver } from './start-driver.ts';

/** PostgreSQL and the API over the same jobs, asked one question at a time: no kind of question waits for another. */
export interface PeerReport {
  perSecondAtSaturation: { api: number; postgres: number };
  api: Durations;
  postgres: Durations;
  p95ByKind: Record<string, { apiMs: number; postgresMs: number; ratio: number }>;
}

export async function comparePeer(
  api: Driver,
  connection: pg.PoolConfig,
  mix: readonly MixedQuery[],
): Promise<PeerReport> {
  const statements = mix.map(({ query }) => statementOf(searchOf(query)));
  const postgres = await startDriver('postgres', { kind: 'postgres', connection, statements });
  try {
    return await compare(api, postgres, mix);
  } finally {
    postgres.stop();
  }
}

async function compare(
  api: Driver,
  postgres: Driver,
  mix: readonly MixedQuery[],
): Promise<PeerReport> {
  await warmUp([postgres], mix.length);
  const most = await saturate([api, postgres]);
  const results = await oneByOne([api, postgres], mix.length);
  const [ours, theirs] = [results.get(api), results.get(postgres)];
  if (!ours || !theirs) throw new Error('A target was not measured.');
  const kinds = byKind(theirs, mix);
  const p95ByKind = [...byKind(ours, mix)].map(([kind, { p95: apiMs }]) => {
    const postgresMs = kinds.get(kind)?.p95 ?? NaN;
    return [kind, { apiMs, postgresMs, ratio: round(postgresMs / apiMs) }] as const;
  });
  return {
    perSecondAtSaturation: { api: most.get(api) ?? NaN, postgres: most.get(postgres) ?? NaN },
    api: durations(ours.latenciesMs),
    postgres: durations(theirs.latenciesMs),
    p95ByKind: Object.fromEntries(p95ByKind),
  };
}
