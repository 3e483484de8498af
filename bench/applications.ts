import type { AppContext } from '../services/context.ts';
import { applicants } from './boards/applicants.ts';
import { createBoard } from './boards/board.ts';
import { closedLoop } from './load/closed-loop.ts';
import { throughput, type LoadResult, type Send } from './load/load.ts';
import { openLoop } from './load/open-loop.ts';
import { takeTurns } from './load/take-turns.ts';
import { openPool } from './load/visitors.ts';
import { durations } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { startApi } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

const CALLERS = [1, 16, 64];
const ROUNDS = 3;
const HALF_ROUNDS = 20;
const SLICE_MS = 3_000;
const WARM_MS = 2_000;
/** A single caller is too slow to warm up the JIT compiler within its slices, so all callers warm it up first. */
const COMPILE_MS = 8_000;

/** Both ways of storing an application in MongoDB. */
const WAYS = ['api', 'floor'] as const;
type Way = (typeof WAYS)[number];
type Results = Record<Way, LoadResult>;

/** Compares public applications with bare inserts of the same documents. */
export async function run(): Promise<void> {
  await withStack('applications', measure);
}

async function measure({ session, stack }: BenchStack): Promise<void> {
  const environment = { ...benchEnvironment(stack, 'bench-applications'), TRUST_PROXY: '1' };
  const ctx = await openBench(environment);
  const apiUrl = await startApi(session, 'api', environment);
  const board = await createBoard(ctx, apiUrl, 1);
  const pool = openPool(apiUrl);
  const api = applicants(pool, board);
  await api(0);
  const ways = { api, floor: inserts(ctx, await storedCandidate(ctx)) };
  let first = 1;
  const ask = async (way: Way, load: (send: Send, first: number) => Promise<LoadResult>) => {
    const result = await load(ways[way], first);
    first += result.offered;
    if (result.failed > 0) throw new Error(`${way}: ${result.failed} calls failed`);
    return result;
  };
  await compile(ask);
  const saturated = [];
  for (const callers of CALLERS) saturated.push({ callers, ...(await saturate(ask, callers)) });
  const halves = await atHalf(ask, saturated.at(-1));
  const versions = await serverVersions(ctx);
  await pool.close();
  await ctx.close();
  await publish({
    bench: 'applications',
    versions,
    layout: ['all processes share all cores: one api process, MongoDB, the load generator'],
    settings: { callers: CALLERS, rounds: ROUNDS, halfRounds: HALF_ROUNDS, sliceMs: SLICE_MS },
    goals: [
      ...saturated.map(({ callers, api: applied, floor }) => ({
        what: `applications per second over bare inserts, ${callers} callers`,
        measured: throughput(applied) / throughput(floor),
        atLeast: 0.5,
      })),
      {
        what: 'p99 at half of saturation over that of bare inserts at half of theirs',
        measured: durations(halves.api.latenciesMs).p99 / durations(halves.floor.latenciesMs).p99,
        atMost: 4,
      },
    ],
    results: {
      saturated: saturated.map(({ callers, ...results }) => ({ callers, ...told(results) })),
      atHalf: told(halves),
    },
  });
}

function told({ api, floor }: Results) {
  const one = (result: LoadResult) => ({
    perSecond: round(throughput(result)),
    ...durations(result.latenciesMs),
  });
  return { api: one(api), floor: one(floor) };
}

type Ask = (
  way: Way,
  load: (send: Send, first: number) => Promise<LoadResult>,
) => Promise<LoadResult>;

/** Warms up the JIT compiler for both. */
async function compile(ask: Ask): Promise<void> {
  const connections = Math.max(...CALLERS);
  for (const way of WAYS) {
    await ask(way, (send, first) =>
      closedLoop(send, { first, connections, durationMs: COMPILE_MS }),
    );
  }
}

/** Closed loop: maximum throughput, in short alternating slices after one that does not count. */
async function saturate(ask: Ask, callers: number): Promise<Results> {
  const slice = (way: Way, durationMs: number) =>
    ask(way, (send, first) => closedLoop(send, { first, connections: callers, durationMs }));
  for (const way of WAYS) await slice(way, WARM_MS);
  const results = await takeTurns(WAYS, ROUNDS, (way) => slice(way, SLICE_MS));
  return Object.fromEntries(results) as Results;
}

/** Open loop at half the maximum rate of each, alternating. */
async function atHalf(ask: Ask, most: Results | undefined): Promise<Results> {
  if (most === undefined) throw new Error('Nothing was measured.');
  const results = await takeTurns(WAYS, HALF_ROUNDS, (way) => {
    const perSecond = throughput(most[way]) / 2;
    return ask(way, (send, first) => openLoop(send, { first, perSecond, durationMs: SLICE_MS }));
  });
  return Object.fromEntries(results) as Results;
}

/** A document of MongoDB, whatever is in it. */
interface Stored {
  _id: string;
}

async function storedCandidate({ stores }: AppContext): Promise<Stored> {
  const record = await stores.mongo.collection<Stored>('candidates').findOne();
  if (record === null) throw new Error('Nobody applied.');
  return record;
}

/**
 * The floor: inserts the same document under another id into a collection without further indexes, with the driver
 * alone.
 */
function inserts({ stores }: AppContext, record: Stored): Send {
  const floor = stores.mongo.collection<Stored>('floor');
  return async (index) => {
    await floor.insertOne({ ...record, _id: `${record._id}-${index}` });
  };
}
