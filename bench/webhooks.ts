import { parseArgs } from 'node:util';
import { say } from '../tools/terminal/say.ts';
import { emptyOptions, startFloorWorker } from './floor/floor.ts';
import { durations, median } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { serverVersions } from './stack/versions.ts';
import { besideSearches } from './webhooks/beside-searches.ts';
import {
  CALLERS,
  deliveryRate,
  IDLE_EVENTS,
  idleDelivery,
  type Ours,
} from './webhooks/deliveries.ts';
import { monotonicMs } from './webhooks/monotonic.ts';
import { addEndpoints, COMMITS, inParallel, sendEvents } from './webhooks/sender.ts';
import { withDeliveries } from './webhooks/with-deliveries.ts';

const ENDPOINTS = 20;
const MANY_ENDPOINTS = 200;

interface Bench extends Ours {
  events: number;
  rounds: number;
}

/**
 * Compares deliveries with empty workflows of one activity, and measures what a dead receiver costs the others and
 * what deliveries cost searches in the same process.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      events: { type: 'string', default: '1000' },
      rounds: { type: 'string', default: '7' },
    },
  });
  const load = { events: Number(values.events), rounds: Number(values.rounds) };
  await withDeliveries('webhooks', async ({ ctx, receivers, session, environment }) => {
    const stopFloor = await startFloorWorker(ctx.config.temporal.address);
    const bench = { ctx, receivers, ...load };
    const perSecond = await rates(bench);
    const idle = await idleTimes(bench);
    const dead = await deadCost(bench);
    const many = await manyEndpoints(bench);
    stopFloor();
    const place = { session, environment };
    const searches = {
      announcer: await besideSearches(bench, { ...place, firstAttempt: 'announcer' }),
      sender: await besideSearches(bench, { ...place, firstAttempt: 'sender' }),
    };
    await report(bench, { perSecond, idle, dead, many, searches });
  });
}

interface Measured {
  perSecond: Awaited<ReturnType<typeof rates>>;
  idle: Awaited<ReturnType<typeof idleTimes>>;
  dead: Awaited<ReturnType<typeof deadCost>>;
  many: number[];
  searches: Record<'announcer' | 'sender', Awaited<ReturnType<typeof besideSearches>>>;
}

async function report({ ctx, events, rounds }: Bench, measured: Measured): Promise<void> {
  const { perSecond, idle, dead, many, searches } = measured;
  await publish({
    bench: 'webhooks',
    versions: await serverVersions(ctx),
    layout: [
      'one worker process for deliveries, one for empty workflows; the driver, which announces, in a third; receivers in a fourth',
    ],
    settings: { events, rounds, callers: CALLERS, endpoints: ENDPOINTS },
    goals: [
      {
        what: 'deliveries per second, of empty workflows per second',
        measured: median(perSecond.alone) / median(perSecond.floor),
        atLeast: 0.9,
      },
      { what: 'commit to receipt when idle, p50 ms', measured: idle.delivery.p50, atMost: 3 },
      { what: 'commit to receipt when idle, p95 ms', measured: idle.delivery.p95, atMost: 6 },
      {
        what: `what 1 dead of ${ENDPOINTS} receivers costs the others`,
        measured: median(dead.withDead) / median(dead.allAlive) - 1,
        atMost: 0.05,
      },
      {
        what: 'p99 of searches while the api sends 200 deliveries a second, of that without',
        measured: searches.announcer.sending.p99 / searches.announcer.quiet.p99,
        atMost: 1.2,
      },
      {
        what: 'the same with a sender thread',
        measured: searches.sender.sending.p99 / searches.sender.quiet.p99,
        atMost: 1.2,
      },
    ],
    results: {
      perSecond,
      idleMs: idle,
      othersDoneMs: dead,
      oneEventToEachOf200Ms: many,
      searchesMs: searches,
    },
  });
}

/** In turns, after one that does not count. */
async function rates(bench: Bench) {
  const { events } = bench;
  await emptyRate(bench);
  for (const commits of COMMITS) await deliveryRate(bench, { paths: ['/warm'], events, commits });
  const perSecond = { floor: [] as number[], alone: [] as number[], together: [] as number[] };
  for (let turn = 0; turn < bench.rounds; turn += 1) {
    perSecond.floor.push(await emptyRate(bench));
    for (const commits of COMMITS) {
      const paths = [`/${commits}-${turn}`];
      perSecond[commits].push(await deliveryRate(bench, { paths, events, commits }));
    }
    const { floor, alone, together } = perSecond;
    say(
      `webhooks: per second ${[floor, alone, together].map((of) => round(of.at(-1) ?? 0)).join(', ')}`,
    );
  }
  return perSecond;
}

/** Empty workflows per second, from the first start to the last result. */
async function emptyRate({ ctx, events }: Bench): Promise<number> {
  const began = performance.now();
  const running: Promise<unknown>[] = [];
  await inParallel(events, CALLERS, async () => {
    const handle = await ctx.temporal.client.workflow.start('emptyWorkflow', emptyOptions());
    running.push(handle.result());
  });
  await Promise.all(running);
  return (events * 1000) / (performance.now() - began);
}

/** One thing at a time: an empty workflow from start to result, an event from its write to its receipt. */
async function idleTimes(bench: Bench) {
  const accountId = await addEndpoints(bench.ctx, {
    url: bench.receivers.url,
    paths: ['/idle'],
  });
  const empty: number[] = [];
  const delivery: number[] = [];
  for (let turn = 0; turn < IDLE_EVENTS; turn += 1) {
    const began = performance.now();
    await bench.ctx.temporal.client.workflow.execute('emptyWorkflow', emptyOptions());
    empty.push(performance.now() - began);
    delivery.push(await idleDelivery(bench, accountId));
  }
  return { empty: durations(empty), delivery: durations(delivery) };
}

/** How long the live endpoints wait for all of their events, without and with a dead one among them. */
async function deadCost(bench: Bench) {
  const events = Math.ceil(bench.events / ENDPOINTS);
  const times = { allAlive: [] as number[], withDead: [] as number[] };
  for (let turn = 0; turn < bench.rounds; turn += 1) {
    for (const kind of ['allAlive', 'withDead'] as const) {
      const paths = Array.from({ length: ENDPOINTS }, (_, n) => `/${kind}-${turn}-${n}`);
      const [last = ''] = paths.slice(-1);
      if (kind === 'withDead') await bench.receivers.silence(last);
      times[kind].push(
        round(await doneAfter(bench, { paths, awaited: paths.slice(0, -1), events })),
      );
      say(`webhooks: ${kind} ${times[kind].at(-1)} ms`);
    }
  }
  return times;
}

/** One event to each of many endpoints. */
async function manyEndpoints(bench: Bench): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < bench.rounds; turn += 1) {
    const paths = Array.from({ length: MANY_ENDPOINTS }, (_, n) => `/many-${turn}-${n}`);
    times.push(round(await doneAfter(bench, { paths, awaited: paths, events: 1 })));
  }
  return times;
}

/** Milliseconds until the awaited endpoints have every event. */
async function doneAfter(
  { ctx, receivers }: Bench,
  { paths, awaited, events }: { paths: string[]; awaited: string[]; events: number },
): Promise<number> {
  const accountId = await addEndpoints(ctx, { url: receivers.url, paths });
  const began = monotonicMs();
  await sendEvents(ctx, accountId, { events, callers: CALLERS, commits: 'alone' });
  return (await receivers.allArrived(awaited, events)) - began;
}
