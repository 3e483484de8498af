import { parseArgs } from 'node:util';
import { createApiKey } from '../services/accounts/create-api-key.ts';
import { modelSettings } from '../test/support/agent/model-server/model-server.ts';
import { startModelProcess } from '../test/support/agent/model-server/model-process.ts';
import type { AppContext } from '../services/context.ts';
import { listSessions } from '../storage/agent/apply-sessions.ts';
import { closedLoop } from './load/closed-loop.ts';
import { throughput, type LoadResult } from './load/load.ts';
import { takeTurns } from './load/take-turns.ts';
import { openPool, visitors } from './load/visitors.ts';
import { durations } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { peakMemoryMiB, resetPeakMemory } from './stack/memory.ts';
import { startApi, startBare, startWorker } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';
import { createScene } from './turns/session-turn.ts';
import { wave } from './sessions/waves.ts';

const WAVES = 3;
const CONNECTIONS = 32;
const ROUNDS = 4;
const SLICE_MS = 2_500;
const WARM_MS = 2_000;
/** The limit of calls is counted, but never reached. */
const NO_LIMIT = 1_000_000_000;

/** Compares reading a session with a bare read of its document, and runs many sessions at once on one worker. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { sessions: { type: 'string', default: '200' } } });
  const model = await startModelProcess();
  try {
    await withStack('sessions', (servers) =>
      measure(servers, { sessions: Number(values.sessions), llm: modelSettings(model) }),
    );
  } finally {
    await model.stop();
  }
}

interface Wanted {
  sessions: number;
  llm: Record<string, string>;
}

async function measure(servers: BenchStack, { sessions, llm }: Wanted): Promise<void> {
  const { session, stack } = servers;
  const environment = {
    ...benchEnvironment(stack, 'bench-sessions'),
    ...llm,
    // Readiness is observed on the market's task queue.
    WORKER_QUEUES: 'market,agent',
  };
  await startWorker(session, 'worker', environment);
  const apiUrl = await startApi(session, 'api', environment);
  const ctx = await openBench(environment);
  const { accountId, jobIds } = await createScene(ctx, apiUrl, sessions * WAVES);
  const waves: Wave[] = [];
  for (let done = 0; done < WAVES; done += 1) {
    const pid = session.pids()['worker'] ?? 0;
    await resetPeakMemory(pid);
    const tookMs = await wave(ctx, accountId, jobIds.slice(done * sessions, (done + 1) * sessions));
    waves.push({ tookMs, peakMiB: await peakMemoryMiB(pid) });
  }
  const mongodb = ctx.config.mongodb.url;
  const reads = await read(servers, ctx, { accountId, apiUrl, mongodb });
  await report(ctx, sessions, { waves, reads });
  await ctx.close();
}

interface Wave {
  tookMs: number;
  peakMiB: number;
}

interface Found {
  waves: Wave[];
  reads: Record<'api' | 'bare', LoadResult>;
}

async function report(ctx: AppContext, sessions: number, { waves, reads }: Found): Promise<void> {
  const [first, last] = [waves[0], waves.at(-1)];
  await publish({
    bench: 'sessions',
    versions: await serverVersions(ctx),
    layout: ['all processes share all cores: one api, one worker, the model, the load generator'],
    settings: {
      sessions,
      waves: WAVES,
      connections: CONNECTIONS,
      rounds: ROUNDS,
      sliceMs: SLICE_MS,
    },
    goals: [
      {
        what: 'reading a session, requests per second over a bare lean findOne through Express',
        measured: throughput(reads.api) / throughput(reads.bare),
        atLeast: 0.7,
      },
      {
        what: `peak memory of the worker in the last of ${WAVES} waves of ${sessions} sessions over the first`,
        measured: (last?.peakMiB ?? NaN) / (first?.peakMiB ?? NaN),
        atMost: 1.15,
      },
    ],
    results: {
      waves: waves.map(({ tookMs, peakMiB }) => ({
        seconds: round(tookMs / 1000),
        sessionsPerSecond: round(sessions / (tookMs / 1000)),
        peakMiB: Math.round(peakMiB),
      })),
      reads: { api: told(reads.api), bare: told(reads.bare) },
    },
  });
}

function told(result: LoadResult) {
  return { perSecond: round(throughput(result)), ...durations(result.latenciesMs) };
}

interface Read {
  accountId: string;
  apiUrl: string;
  mongodb: string;
}

async function read(
  servers: BenchStack,
  { stores }: AppContext,
  { accountId, apiUrl, mongodb }: Read,
): Promise<{ api: LoadResult; bare: LoadResult }> {
  const key = { accountId, name: 'bench', requestsPerMinute: NO_LIMIT };
  const { text } = await createApiKey(stores, key);
  const rows = await listSessions(stores, accountId, { before: null, limit: 100 });
  const idOf = (index: number) => rows[index % rows.length]?.id ?? '';
  const bareUrl = await startBare(servers.session, 'sessions', mongodb);
  const pools = { api: openPool(apiUrl), bare: openPool(bareUrl) };
  const headers = { authorization: `Bearer ${text}` };
  const contestants = {
    api: visitors(pools.api, (index) => ({
      method: 'GET',
      path: `/v1/apply-with-ai/${idOf(index)}`,
      headers,
      status: 200,
    })),
    bare: visitors(pools.bare, (index) => ({
      method: 'GET',
      path: `/${idOf(index)}`,
      status: 200,
    })),
  };
  const slice = async (name: keyof typeof contestants, first: number, durationMs = SLICE_MS) => {
    const load = { first, connections: CONNECTIONS, durationMs };
    const result = await closedLoop(contestants[name], load);
    if (result.failed > 0) throw new Error(`${name}: ${result.failed} calls failed`);
    return result;
  };
  for (const name of ['api', 'bare'] as const) await slice(name, 0, WARM_MS);
  const results = await takeTurns(['api', 'bare'] as const, ROUNDS, slice);
  await Promise.all([pools.api.close(), pools.bare.close()]);
  return Object.fromEntries(results) as { api: LoadResult; bare: LoadResult };
}
