import { setTimeout as pause } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../tools/terminal/say.ts';
import { createBoard } from './boards/board.ts';
import type { LoadResult, Send } from './load/load.ts';
import { openLoop } from './load/open-loop.ts';
import { openPool } from './load/visitors.ts';
import { durations, median } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { dayOfCalls } from './soak/traffic.ts';
import { benchEnvironment } from './stack/environment.ts';
import { memoryMiB } from './stack/memory.ts';
import { openBench } from './stack/open-bench.ts';
import { startApi, startWorker } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

const PER_SECOND = 20;
const SAMPLED_EVERY_MS = 2_000;
const MINUTE_MS = 60_000;

const PROCESSES = ['api', 'worker'] as const;
type Process = (typeof PROCESSES)[number];
type Samples = Record<Process, number[]>;

/** Measures the memory of api and worker over a long time of the same mixed traffic. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { minutes: { type: 'string', default: '60' } },
  });
  const mails = await mkdtemp(join(tmpdir(), 'bench-soak-'));
  try {
    await withStack('soak', (servers) => measure(servers, mails, Number(values.minutes)));
  } finally {
    await rm(mails, { recursive: true });
  }
}

async function measure(
  { session, stack }: BenchStack,
  mails: string,
  minutes: number,
): Promise<void> {
  const environment = {
    ...benchEnvironment(stack, 'bench-soak'),
    ...{ TRUST_PROXY: '1', LOG_LEVEL: 'warn', MAIL_DIR: mails },
  };
  const ctx = await openBench(environment);
  const url = await startApi(session, 'api', environment);
  const stopWorker = await startWorker(session, 'worker', environment);
  const pool = openPool(url);
  const send = dayOfCalls(pool, await createBoard(ctx, url, 2));
  const pids = session.pids();
  const { samples, calls } = await soak(send, minutes, async (name) => {
    const pid = pids[name];
    if (pid === undefined) throw new Error(`${name} has no pid.`);
    return memoryMiB(pid);
  });
  const versions = await serverVersions(ctx);
  await stopWorker();
  await pool.close();
  await ctx.close();
  await report(versions, { minutes, samples, calls });
}

/** Calls for so many minutes, and reads the memory of both processes meanwhile. */
async function soak(
  send: Send,
  minutes: number,
  memoryOf: (name: Process) => Promise<number>,
): Promise<{ samples: Samples; calls: LoadResult }> {
  const samples: Samples = { api: [], worker: [] };
  const durationMs = minutes * MINUTE_MS;
  const ended = new AbortController();
  const watch = async () => {
    while (!ended.signal.aborted) {
      for (const name of PROCESSES) samples[name].push(await memoryOf(name));
      await pause(SAMPLED_EVERY_MS);
    }
  };
  const watching = watch();
  const calls = await openLoop(send, { first: 0, perSecond: PER_SECOND, durationMs });
  ended.abort();
  await watching;
  say(`soak: ${calls.answered} of ${calls.offered} calls answered as expected`);
  return { samples, calls };
}

/** Medians of the three thirds of the time. The first one is the warm-up. */
function thirds(samples: readonly number[]): number[] {
  const third = Math.floor(samples.length / 3);
  return [0, 1, 2].map((place) => median(samples.slice(place * third, (place + 1) * third)));
}

interface Measured {
  minutes: number;
  samples: Samples;
  calls: LoadResult;
}

async function report(
  versions: Record<string, string>,
  { minutes, samples, calls }: Measured,
): Promise<void> {
  const medians = { api: thirds(samples.api), worker: thirds(samples.worker) };
  const growth = ([, middle = 1, last = 1]: number[]) => last / middle;
  await publish({
    bench: 'soak',
    versions,
    layout: ['all processes share all cores: one api, one worker, all servers, the load'],
    settings: { minutes, perSecond: PER_SECOND },
    goals: [
      ...PROCESSES.map((name) => ({
        what: `memory of the ${name} in the last third of the time over the middle one`,
        measured: growth(medians[name]),
        atMost: 1.05,
      })),
      { what: 'calls that were not answered as expected', measured: calls.failed, atMost: 0 },
    ],
    results: {
      medianMiB: { api: medians.api.map(round), worker: medians.worker.map(round) },
      latencies: durations(calls.latenciesMs),
    },
  });
}
