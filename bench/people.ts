import { parseArgs } from 'node:util';
import { refreshPeopleIndex } from '../storage/people/search/people-index.ts';
import { closedLoop } from './load/closed-loop.ts';
import { throughput, type LoadResult, type Send } from './load/load.ts';
import { openLoop } from './load/open-loop.ts';
import { takeTurns } from './load/take-turns.ts';
import { openPool } from './load/visitors.ts';
import { apiSearches, queries, straightSearches } from './people/queries.ts';
import { storePeople } from './people/store-people.ts';
import { durations } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { createBenchKey, openBench } from './stack/open-bench.ts';
import { startApi } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

const CALLERS = 64;
const ROUNDS = 4;
const SLICE_MS = 3_000;
/** Elasticsearch keeps compiling for seconds. */
const WARM_MS = 10_000;

const WAYS = ['api', 'straight'] as const;
type Way = (typeof WAYS)[number];
type Ways = Record<Way, Send>;
type Results = Record<Way, LoadResult>;

/** Searches for people through the api and straight at the index. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { people: { type: 'string', default: '1000000' } },
  });
  await withStack('people', (servers) => measure(servers, Number(values.people)));
}

async function measure({ session, stack }: BenchStack, people: number): Promise<void> {
  const environment = benchEnvironment(stack, 'bench-people');
  const ctx = await openBench(environment);
  await storePeople(ctx, people);
  await refreshPeopleIndex(ctx.stores);

  const pool = openPool(await startApi(session, 'api', environment));
  const engine = openPool(stack.addresses.elasticsearch);
  const ways: Ways = {
    api: apiSearches(pool, await createBenchKey(ctx)),
    straight: straightSearches(engine, ctx.stores.search.peopleIndex),
  };
  for (const way of WAYS) await saturated(ways[way], 0, WARM_MS);
  const full = await inTurn((way, first) => saturated(ways[way], first, SLICE_MS));
  const perSecond = throughput(full.api) / 3;
  const calm = await inTurn((way, first) =>
    openLoop(ways[way], { first, perSecond, durationMs: SLICE_MS }),
  );
  const versions = await serverVersions(ctx);
  await Promise.all([pool.close(), engine.close()]);
  await ctx.close();
  await report(versions, { people, perSecond, full, calm });
}

async function saturated(send: Send, first: number, durationMs: number): Promise<LoadResult> {
  const result = await closedLoop(send, { first, connections: CALLERS, durationMs });
  if (result.failed > 0) throw new Error(`${result.failed} calls failed`);
  return result;
}

async function inTurn(slice: (way: Way, first: number) => Promise<LoadResult>): Promise<Results> {
  return Object.fromEntries(await takeTurns(WAYS, ROUNDS, slice)) as Results;
}

interface Measured {
  people: number;
  /** Arrivals at each way in the calm slices. */
  perSecond: number;
  full: Results;
  calm: Results;
}

async function report(
  versions: Record<string, string>,
  { people, perSecond, full, calm }: Measured,
): Promise<void> {
  const ratio = throughput(full.api) / throughput(full.straight);
  const told = (way: Way) => ({
    perSecond: round(throughput(full[way])),
    atRate: durations(calm[way].latenciesMs),
  });
  const { p95 } = durations(calm.api.latenciesMs);
  await publish({
    bench: 'people',
    versions,
    layout: ['all processes share all cores: one api process, Elasticsearch, MongoDB, the load'],
    settings: {
      people,
      callers: CALLERS,
      queries: queries.length,
      rounds: ROUNDS,
      sliceMs: SLICE_MS,
    },
    goals: [
      {
        what: `GET /people per second over straight _search, ${people} people`,
        measured: ratio,
        atLeast: 0.7,
      },
      {
        what: `GET /people p95 ms at a third of saturation, ${people} people`,
        measured: p95,
        atMost: 40,
      },
    ],
    results: {
      api: told('api'),
      straight: told('straight'),
      arrivalsPerSecond: round(perSecond),
    },
  });
}
