import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Openrole } from '../sdk/index.ts';
import { projectRoot } from '../tools/paths.ts';
import { bundleSizes, installClients, peers, type Program } from './client/bundles.ts';
import { closedLoop } from './load/closed-loop.ts';
import { throughput, type LoadResult, type Send } from './load/load.ts';
import { takeTurns } from './load/take-turns.ts';
import { durations, median } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { createBenchKey, openBench } from './stack/open-bench.ts';
import { startApi } from './stack/services.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

const CALLERS = 16;
const ROUNDS = 4;
const SLICE_MS = 2_000;
const WARM_MS = 3_000;
const STARTS = 15;

const WAYS = ['client', 'fetch'] as const;
type Way = (typeof WAYS)[number];
type Results = Record<Way, LoadResult>;

/** The client library against bare `fetch`, its bytes in a bundle beside those of its peers, and the command line's start. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'openrole-bench-client-'));
  try {
    await promisify(execFile)('npm', ['run', '--silent', 'sdk:package'], { cwd: projectRoot });
    const built = join(projectRoot, 'dist', 'package');
    await installClients(join(folder, 'project'), built);
    const kilobytes = await bundleSizes(join(folder, 'project'));
    const startMs = await starts(join(built, 'cli', 'main.js'));
    await withStack('client', async (servers) => {
      await report({ kilobytes, startMs, calls: await compete(servers) });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How long `openrole --version` takes. */
async function starts(program: string): Promise<number[]> {
  const tookMs: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const startedAt = performance.now();
    await promisify(execFile)(process.execPath, [program, '--version']);
    tookMs.push(performance.now() - startedAt);
  }
  return tookMs;
}

/** The same call by the client and by `fetch`, which parses the body as well. */
async function compete({ session, stack }: BenchStack): Promise<Results> {
  const environment = benchEnvironment(stack, 'bench-client');
  const ctx = await openBench(environment);
  const apiUrl = await startApi(session, 'api', environment);
  const apiKey = await createBenchKey(ctx);
  const openrole = new Openrole({ apiKey, baseUrl: apiUrl });
  const headers = { authorization: `Bearer ${apiKey}` };
  const ways: Record<Way, Send> = {
    client: async () => {
      await openrole.account.get();
    },
    fetch: async () => {
      const answer = await fetch(`${apiUrl}/account`, { headers });
      if (!answer.ok) throw new Error(`${answer.status}`);
      await answer.json();
    },
  };
  const slice = async (way: Way, durationMs: number) => {
    const result = await closedLoop(ways[way], { first: 0, connections: CALLERS, durationMs });
    if (result.failed > 0) throw new Error(`${way}: ${result.failed} calls failed`);
    return result;
  };
  for (const way of WAYS) await slice(way, WARM_MS);
  const results = await takeTurns(WAYS, ROUNDS, (way) => slice(way, SLICE_MS));
  await ctx.close();
  return Object.fromEntries(results) as Results;
}

interface Measured {
  kilobytes: Record<Program, number>;
  startMs: number[];
  calls: Results;
}

async function report({ kilobytes, startMs, calls }: Measured): Promise<void> {
  const told = (result: LoadResult) => ({
    perSecond: round(throughput(result)),
    ...durations(result.latenciesMs),
  });
  await publish({
    bench: 'client',
    versions: peers,
    layout: ['all processes share all cores: one api process, MongoDB, the client'],
    settings: { callers: CALLERS, rounds: ROUNDS, sliceMs: SLICE_MS, starts: STARTS },
    goals: [
      {
        what: `calls per second over bare fetch, ${CALLERS} callers`,
        measured: throughput(calls.client) / throughput(calls.fetch),
        atLeast: 0.9,
      },
      { what: 'bundle of one call (KB, gzip)', measured: kilobytes['ours, one call'], atMost: 6 },
      { what: 'bundle of everything (KB, gzip)', measured: kilobytes['ours, all'], atMost: 14 },
      {
        what: 'bundle of everything over Stripe’s client',
        measured: kilobytes['ours, all'] / kilobytes.stripe,
        atMost: 1,
      },
      {
        what: 'bundle of everything over Svix’s client',
        measured: kilobytes['ours, all'] / kilobytes.svix,
        atMost: 1,
      },
      { what: '`openrole --version`, median (ms)', measured: median(startMs), atMost: 100 },
    ],
    results: {
      calls: { client: told(calls.client), fetch: told(calls.fetch) },
      kilobytes: Object.fromEntries(
        Object.entries(kilobytes).map(([name, size]) => [name, round(size)]),
      ),
      startMs: durations(startMs),
    },
  });
}
