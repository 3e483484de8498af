import type pg from 'pg';
import { say } from '../../local/terminal/say.ts';
import { statementOf } from '../postgres/statement.ts';
import { round } from '../report/report.ts';
import { atRate, byKind, rateReport, saturate, warmUp, type RateReport } from './phases.ts';
import type { MixedQuery } from './query-mix.ts';
import { searchOf } from './questions.ts';
import { startDriver, type Driver } from './start-driver.ts';

/** PostgreSQL and the API over the same jobs, at a rate that both can serve. */
export interface PeerReport {
  perSecondAtSaturation: { api: number; postgres: number };
  api: RateReport;
  postgres: RateReport;
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
  const atSaturation = { api: most.get(api) ?? NaN, postgres: most.get(postgres) ?? NaN };
  const perSecond = Math.min(atSaturation.api, atSaturation.postgres) / 3;
  say(`search: api and PostgreSQL at ${round(perSecond)} questions per second`);
  const results = await atRate([api, postgres], perSecond);
  const [ours, theirs] = [results.get(api), results.get(postgres)];
  if (!ours || !theirs) throw new Error('A target was not measured.');
  const kinds = byKind(theirs, mix);
  const p95ByKind = [...byKind(ours, mix)].map(([kind, { p95: apiMs }]) => {
    const postgresMs = kinds.get(kind)?.p95 ?? NaN;
    return [kind, { apiMs, postgresMs, ratio: round(postgresMs / apiMs) }] as const;
  });
  return {
    perSecondAtSaturation: atSaturation,
    api: rateReport(ours, perSecond),
    postgres: rateReport(theirs, perSecond),
    p95ByKind: Object.fromEntries(p95ByKind),
  };
}
