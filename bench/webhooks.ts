import { parseArgs } from 'node:util';
import type { Session } from '../tools/dev-servers/processes/session.ts';
import { waitUntil } from '../tools/dev-servers/processes/wait-until.ts';
import { WrongUse } from '../tools/terminal/run-command.ts';
import { say } from '../tools/terminal/say.ts';
import type { AppContext } from '../services/context.ts';
import { announceEvents } from '../services/webhooks/announce-events.ts';
import { emptyOptions, startFloorWorker } from './floor/floor.ts';
import { durations, median } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { startWorker } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack } from './stack/with-stack.ts';
import { OUTPOST_VERSION, startOutpost } from './webhooks/outpost.ts';
import { measurePeer, PEER_EVENT } from './webhooks/peer.ts';
import { startReceivers, type Receivers } from './webhooks/receivers.ts';
import { addEndpoints, inParallel, sendEvents, storeEvent } from './webhooks/sender.ts';

const CALLERS = 32;
const ENDPOINTS = 20;
const TIMEOUT_MS = 600_000;

interface Bench {
  ctx: AppContext;
  receivers: Receivers;
  events: number;
  rounds: number;
}

/** Compares deliveries with empty workflows of one activity, and measures what a dead receiver costs the others. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      events: { type: 'string', default: '300' },
      rounds: { type: 'string', default: '7' },
      peer: { type: 'string' },
    },
  });
  if (values.peer !== undefined && values.peer !== 'outpost') {
    throw new WrongUse('The peer is outpost.');
  }
  await withStack('webhooks', async ({ session, stack }) => {
    const environment = {
      ...benchEnvironment(stack, 'bench-webhooks'),
      // Readiness is observed on the market's task queue.
      WORKER_QUEUES: 'market,webhooks',
    };
    await startWorker(session, 'worker', environment);
    const ctx = await openBench(environment);
    const receivers = await startReceivers();
    const stopFloor = await startFloorWorker(ctx.config.temporal.address);
    try {
      const events = Number(values.events);
      const rounds = Number(values.rounds);
      const bench = { ctx, receivers, events, rounds };
      await (values.peer === undefined ? measure(bench) : compare(bench, session));
    } finally {
      receivers.close();
      stopFloor();
      await ctx.close();
    }
  });
}

async function measure(bench: Bench): Promise<void> {
  await emptyRate(bench);
  await deliveryRate(bench, ['/warm']);
  const floor: number[] = [];
  const delivered: number[] = [];
  for (let turn = 0; turn < bench.rounds; turn += 1) {
    floor.push(await emptyRate(bench));
    delivered.push(await deliveryRate(bench, [`/rate-${turn}`]));
    say(
      `webhooks: empty ${round(floor.at(-1) ?? 0)}/s, delivered ${round(delivered.at(-1) ?? 0)}/s`,
    );
  }
  const idle = await idleTimes(bench);
  const dead = await deadCost(bench);
  await publish({
    bench: 'webhooks',
    versions: await serverVersions(bench.ctx),
    layout: [
      'one worker process for deliveries, one for empty workflows; driver and receivers in a third',
    ],
    settings: {
      events: bench.events,
      rounds: bench.rounds,
      callers: CALLERS,
      endpoints: ENDPOINTS,
    },
    goals: [
      {
        what: 'deliveries per second, of empty workflows per second',
        measured: median(delivered) / median(floor),
        atLeast: 0.9,
      },
      {
        what: 'commit to receipt when idle, of the time of one empty workflow',
        measured: idle.delivery.p50 / idle.empty.p50,
        atMost: 2,
      },
      {
        what: `what 1 dead of ${ENDPOINTS} receivers costs the others`,
        measured: median(dead.withDead) / median(dead.allAlive) - 1,
        atMost: 0.05,
      },
    ],
    results: { perSecond: { floor, delivered }, idleMs: idle, othersDoneMs: dead },
  });
}

/** The same events to the same receivers by us and, afterwards, by the peer; reported as found. */
async function compare(bench: Bench, session: Session): Promise<void> {
  const { ctx, receivers, events, rounds } = bench;
  await deliveryRate(bench, ['/warm']);
  const delivered: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    delivered.push(await deliveryRate(bench, [`/rate-${turn}`]));
    say(`webhooks: delivered ${round(delivered.at(-1) ?? 0)}/s`);
  }
  const { delivery } = await idleTimes(bench);
  const outpost = await startOutpost(session, PEER_EVENT);
  if (outpost === null) return;
  const load = { events, rounds, callers: CALLERS };
  const peer = await measurePeer(outpost, receivers, load);
  await publish({
    bench: 'webhooks-peer',
    versions: { ...(await serverVersions(ctx)), outpost: OUTPOST_VERSION },
    layout: [
      'one worker process of ours; one process of Outpost over Redis, RabbitMQ and PostgreSQL; driver and receivers in one more',
      'ours first, then Outpost, with the other one idle',
    ],
    settings: load,
    goals: [],
    results: { ours: { perSecond: delivered, idleMs: delivery }, outpost: peer },
  });
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

/** Deliveries per second, from the first write of the business to the last receipt. */
async function deliveryRate(bench: Bench, paths: string[]): Promise<number> {
  const { ctx, receivers, events } = bench;
  const accountId = await addEndpoints(ctx, receivers.url, paths);
  const began = performance.now();
  await sendEvents(ctx, accountId, { events, callers: CALLERS });
  await allArrived(receivers, paths, events);
  return (events * paths.length * 1000) / (performance.now() - began);
}

async function allArrived(receivers: Receivers, paths: string[], events: number): Promise<void> {
  const done = () => Promise.resolve(paths.every((path) => receivers.countOf(path) >= events));
  if (!(await waitUntil(done, TIMEOUT_MS))) throw new Error('Not every event arrived.');
}

/** One thing at a time: an empty workflow from start to result, an event from its write to its receipt. */
async function idleTimes({ ctx, receivers }: Bench) {
  const accountId = await addEndpoints(ctx, receivers.url, ['/idle']);
  const empty: number[] = [];
  const delivery: number[] = [];
  for (let turn = 0; turn < 100; turn += 1) {
    const began = performance.now();
    await ctx.temporal.client.workflow.execute('emptyWorkflow', emptyOptions());
    empty.push(performance.now() - began);
    const stored = await storeEvent(ctx, accountId);
    const committed = performance.now();
    const arrival = receivers.arrivalOf(stored.events[0]?.id ?? '');
    await Promise.all([announceEvents(ctx, [stored]), arrival]);
    delivery.push((await arrival) - committed);
  }
  return { empty: durations(empty), delivery: durations(delivery) };
}

/** How long the live endpoints wait for all of their events, without and with a dead one among them. */
async function deadCost(bench: Bench) {
  const { ctx, receivers, rounds } = bench;
  const events = Math.ceil(bench.events / ENDPOINTS);
  const times = { allAlive: [] as number[], withDead: [] as number[] };
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const kind of ['allAlive', 'withDead'] as const) {
      const paths = Array.from({ length: ENDPOINTS }, (_, n) => `/${kind}-${turn}-${n}`);
      const [last = ''] = paths.slice(-1);
      if (kind === 'withDead') receivers.silent.add(last);
      const accountId = await addEndpoints(ctx, receivers.url, paths);
      const began = performance.now();
      const sending = sendEvents(ctx, accountId, { events, callers: CALLERS });
      await Promise.all([sending, allArrived(receivers, paths.slice(0, -1), events)]);
      times[kind].push(round(performance.now() - began));
      say(`webhooks: ${kind} ${times[kind].at(-1)} ms`);
    }
  }
  return times;
}
