import { parseArgs } from 'node:util';
import { createApiKey } from '../services/accounts/create-api-key.ts';
import { createAccount } from '../services/billing/create-account.ts';
import type { AppContext } from '../services/context.ts';
import { crowd, plainTurn, readingTurn, type Talker } from './chat/turns.ts';
import { emptyOptions, startFloorWorker } from './floor/floor.ts';
import { durations, median } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { peakMemoryMiB, resetPeakMemory } from './stack/memory.ts';
import { startWorker } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack } from './stack/with-stack.ts';

const WARM_UP = 10;
const WAVES = 4;

/** The time of turns with the instant model against empty workflows, and the memory of many chats on one worker. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      turns: { type: 'string', default: '100' },
      chats: { type: 'string', default: '200' },
    },
  });
  await withStack('chat', async ({ session, stack }) => {
    // Readiness is observed on the market's task queue.
    const environment = { ...benchEnvironment(stack, 'bench-chat'), WORKER_QUEUES: 'market,agent' };
    await startWorker(session, 'worker', environment);
    const ctx = await openBench(environment);
    const stopFloor = await startFloorWorker(ctx.config.temporal.address);
    try {
      const talker = await createTalker(ctx);
      const times = await takeTimes(ctx, talker, Number(values.turns));
      const pid = () => session.pids()['worker'] ?? 0;
      const waves = await takeWaves(ctx, talker, { chats: Number(values.chats), pid });
      await report(ctx, { times, waves, chats: Number(values.chats) });
    } finally {
      stopFloor();
      await ctx.close();
    }
  });
}

async function createTalker({ stores }: AppContext): Promise<Talker> {
  const { account } = await createAccount(stores, { email: `chat-${Date.now()}@example.com` });
  const accountId = account.id;
  const request = { accountId, name: 'bench', requestsPerMinute: 1_000_000 };
  const { key } = await createApiKey(stores, request);
  return { accountId, author: { kind: 'api_key', id: key.id, name: key.name } };
}

type Times = Record<'empty' | 'plain' | 'reading', number[]>;

async function takeTimes(ctx: AppContext, talker: Talker, turns: number): Promise<Times> {
  const times: Times = { empty: [], plain: [], reading: [] };
  for (let turn = 0; turn < turns + WARM_UP; turn += 1) {
    const took = {
      empty: await timed(() => ctx.temporal.client.workflow.execute('emptyTwice', emptyOptions())),
      plain: await timed(() => plainTurn(ctx, talker)),
      reading: await timed(() => readingTurn(ctx, talker)),
    };
    if (turn < WARM_UP) continue;
    for (const kind of ['empty', 'plain', 'reading'] as const) times[kind].push(took[kind]);
  }
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

interface Wave {
  tookMs: number;
  peakMiB: number;
}

async function takeWaves(
  ctx: AppContext,
  talker: Talker,
  { chats, pid }: { chats: number; pid: () => number },
): Promise<Wave[]> {
  const waves: Wave[] = [];
  for (let done = 0; done < WAVES; done += 1) {
    await resetPeakMemory(pid());
    const tookMs = await timed(() => crowd(ctx, talker, chats));
    waves.push({ tookMs, peakMiB: await peakMemoryMiB(pid()) });
  }
  return waves;
}

interface Found {
  times: Times;
  waves: Wave[];
  chats: number;
}

async function report(ctx: AppContext, { times, waves, chats }: Found): Promise<void> {
  const { empty, plain, reading } = times;
  const of = 'of the time of one empty workflow of two activities';
  const [, second, ...others] = waves;
  await publish({
    bench: 'chat',
    versions: await serverVersions(ctx),
    layout: ['one worker process for chats, one for empty workflows, the driver in a third'],
    settings: { turns: plain.length, chats, waves: WAVES },
    goals: [
      { what: `a turn without tools, ${of}`, measured: median(plain) / median(empty), atMost: 3 },
      {
        what: `a turn that reads once, ${of}`,
        measured: median(reading) / median(empty),
        atMost: 3,
      },
      {
        what: `peak memory of the worker in the last wave of ${chats} chats over the second`,
        measured: (others.at(-1)?.peakMiB ?? NaN) / (second?.peakMiB ?? NaN),
        atMost: 1.15,
      },
    ],
    results: {
      emptyMs: durations(empty),
      plainMs: durations(plain),
      readingMs: durations(reading),
      waves: waves.map(({ tookMs, peakMiB }) => ({
        seconds: round(tookMs / 1000),
        peakMiB: Math.round(peakMiB),
      })),
    },
  });
}
