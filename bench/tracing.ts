import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'undici';
import { createBoard } from './boards/board.ts';
import { ask } from './load/ask.ts';
import { closedLoop } from './load/closed-loop.ts';
import { throughput, type LoadResult } from './load/load.ts';
import { takeTurns } from './load/take-turns.ts';
import { openPool } from './load/visitors.ts';
import { durations } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { processorTimes } from './stack/processor-time.ts';
import { createBenchKey, openBench } from './stack/open-bench.ts';
import { startApi } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

const ROLES = 50;
const CONNECTIONS = 32;
const ROUNDS = 8;
const SLICE_MS = 2_500;
const WARM_MS = 4_000;
const EXPORTED_AFTER_MS = 7_000;

const SAMPLED = {
  OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
  OTEL_TRACES_SAMPLER_ARG: '0.01',
};
const WAYS = ['off', 'sampled', 'on'] as const;
type Way = (typeof WAYS)[number];

/** Compares an api that exports every trace, or one in a hundred, with one that traces nothing. */
export async function run(): Promise<void> {
  await withStack('tracing', measure);
}

async function measure({ session, stack }: BenchStack): Promise<void> {
  const environment = benchEnvironment(stack, 'bench-tracing');
  const collector = await startCollector();
  const traced = { ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const ctx = await openBench(environment);
  const pools: Record<Way, Pool> = {
    off: openPool(await startApi(session, 'api-off', environment)),
    sampled: openPool(await startApi(session, 'api-sampled', { ...traced, ...SAMPLED })),
    on: openPool(await startApi(session, 'api-on', traced)),
  };
  await createBoard(ctx, await startApi(session, 'api', environment), ROLES);
  const results = await compete(pools, `Bearer ${await createBenchKey(ctx)}`, session.pids());
  for (const pool of Object.values(pools)) await pool.close();
  const versions = await serverVersions(ctx);
  await ctx.close();
  await report(versions, results, collector.close());
}

/** Takes spans as a collector does, and counts their requests and bytes. */
async function startCollector() {
  const received = { requests: 0, bytes: 0 };
  const server = createServer((request, response) => {
    received.requests += 1;
    request.on('data', (chunk: Buffer) => (received.bytes += chunk.length));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      return received;
    },
  };
}

/** The load on an api, and the processor time that it took, in milliseconds. */
interface Taken extends LoadResult {
  processorMs: number;
}

async function compete(
  pools: Record<Way, Pool>,
  authorization: string,
  pids: Record<string, number>,
): Promise<Record<Way, Taken>> {
  const search = { method: 'GET', path: '/jobs', headers: { authorization } } as const;
  const slice = async (way: Way, durationMs: number) => {
    const load = { first: 0, connections: CONNECTIONS, durationMs };
    const result = await closedLoop(() => ask(pools[way], search, 200), load);
    if (result.failed > 0) throw new Error(`${result.failed} calls failed`);
    return result;
  };
  for (const way of WAYS) await slice(way, WARM_MS);
  const before = await processorTimes(pids);
  const results = await takeTurns(WAYS, ROUNDS, (way) => slice(way, SLICE_MS));
  // The last spans are exported some seconds later.
  await pause(EXPORTED_AFTER_MS);
  const after = await processorTimes(pids);
  const timeOf = (way: Way) => (after.get(`api-${way}`) ?? 0) - (before.get(`api-${way}`) ?? 0);
  return Object.fromEntries(
    [...results].map(([way, result]) => [way, { ...result, processorMs: timeOf(way) }]),
  ) as Record<Way, Taken>;
}

async function report(
  versions: Record<string, string>,
  results: Record<Way, Taken>,
  received: { requests: number; bytes: number },
): Promise<void> {
  if (received.requests === 0) throw new Error('The collector received nothing.');
  const each = (way: Way) => results[way].processorMs / results[way].answered;
  const ratio = (way: Way) => each(way) / each('off');
  await publish({
    bench: 'tracing',
    versions,
    layout: [
      'all processes share all cores: three api processes in turn, MongoDB, Elasticsearch, the collector',
    ],
    settings: { roles: ROLES, connections: CONNECTIONS, rounds: ROUNDS, sliceMs: SLICE_MS },
    goals: [
      {
        what: 'processor time of the api for GET /jobs with every trace exported, over tracing off',
        measured: ratio('on'),
        atMost: 1.5,
      },
      {
        what: 'processor time of the api for GET /jobs with 1 % of traces exported, over tracing off',
        measured: ratio('sampled'),
        atMost: 1.25,
      },
    ],
    results: {
      ways: WAYS.map((way) => ({
        way,
        processorMsEach: round(each(way)),
        perSecond: round(throughput(results[way])),
        ...durations(results[way].latenciesMs),
      })),
      collector: received,
    },
  });
}
