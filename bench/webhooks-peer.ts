import { parseArgs } from 'node:util';
import type { Session } from '../tools/dev-servers/processes/session.ts';
import { say } from '../tools/terminal/say.ts';
import { durations, median } from './report/quantiles.ts';
import { publish, round, type Goal } from './report/report.ts';
import { processorTimes } from './stack/processor-time.ts';
import { serverVersions } from './stack/versions.ts';
import {
  CALLERS,
  deliveryRate,
  IDLE_EVENTS,
  idleDelivery,
  type Ours,
} from './webhooks/deliveries.ts';
import { OUTPOST_VERSION, startOutpostServers } from './webhooks/outpost.ts';
import { PEER_EVENT, peerIdle, peerRate } from './webhooks/peer.ts';
import { addEndpoints, COMMITS } from './webhooks/sender.ts';
import { withDeliveries } from './webhooks/with-deliveries.ts';

/** Rounds that do not count, until every process runs compiled code. */
const WARM_ROUNDS = 3;
/** Outpost's default, and what its documentation raises it to. */
const CONCURRENCIES = [1, 32];

interface Load {
  events: number;
  rounds: number;
}

/** Sends the same events to the same receivers by us and by Hookdeck's Outpost, with the other one idle. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      events: { type: 'string', default: '2000' },
      rounds: { type: 'string', default: '5' },
    },
  });
  const load = { events: Number(values.events), rounds: Number(values.rounds) };
  await withDeliveries('webhooks-peer', async ({ ctx, receivers, session }) => {
    const ours = await measureOurs({ ctx, receivers }, session, load);
    const servers = await startOutpostServers(session, PEER_EVENT);
    if (servers === null) return;
    const peers: Record<string, Peer> = {};
    for (const concurrency of CONCURRENCIES) {
      const outpost = await servers.start(concurrency);
      const rate = () => peerRate(outpost, receivers, load.events);
      peers[concurrency] = await measurePeer(session, load, {
        rate,
        idle: () => peerIdle(outpost, receivers),
      });
      await outpost.stop();
    }
    await publish({
      bench: 'webhooks-peer',
      versions: { ...(await serverVersions(ctx)), outpost: OUTPOST_VERSION },
      layout: [
        'ours: the driver, which writes and announces, one idle worker, MongoDB, Temporal',
        'Outpost: the driver, which calls, one process of Outpost, Redis, RabbitMQ, PostgreSQL',
        'receivers in one more process; all share all cores',
      ],
      settings: { ...load, callers: CALLERS },
      goals: goalsOf(ours, fastest(Object.values(peers))),
      results: { ours, outpost: peers[1], outpostWith32: peers[32] },
    });
  });
}

type Measured = Awaited<ReturnType<typeof measureOurs>>;
type Peer = Awaited<ReturnType<typeof measurePeer>>;

function fastest(peers: readonly Peer[]): Peer {
  return peers.reduce((one, other) =>
    median(other.perSecond) > median(one.perSecond) ? other : one,
  );
}

function goalsOf(ours: Measured, peer: Peer): Goal[] {
  const perSecond = median(peer.perSecond);
  const ratio = 'deliveries per second of Outpost’s at its better concurrency';
  return [
    {
      what: `${ratio}, one insert per commit`,
      measured: median(ours.alone.perSecond) / perSecond,
      atLeast: 1.2,
    },
    {
      what: `${ratio}, commits as applications make them`,
      measured: median(ours.together.perSecond) / perSecond,
      atLeast: 2,
    },
    {
      what: 'commit to receipt when idle, p50 over Outpost’s',
      measured: ours.idleMs.p50 / peer.idleMs.fromCommit.p50,
      atMost: 0.1,
    },
  ];
}

async function measureOurs(ours: Ours, session: Session, { events, rounds }: Load) {
  const measured = {} as Record<(typeof COMMITS)[number], Rounds>;
  for (const commits of COMMITS) {
    let turn = 0;
    measured[commits] = await inRounds(session, { events, rounds }, () => {
      turn += 1;
      return deliveryRate(ours, { paths: [`/${commits}-${turn}`], events, commits });
    });
    say(
      `webhooks: ours, commits ${commits} ${measured[commits].perSecond.map(round).join(', ')}/s`,
    );
  }
  const accountId = await addEndpoints(ours.ctx, {
    url: ours.receivers.url,
    paths: ['/idle'],
  });
  const idle: number[] = [];
  for (let turn = 0; turn < IDLE_EVENTS; turn += 1) idle.push(await idleDelivery(ours, accountId));
  return { ...measured, idleMs: durations(idle) };
}

async function measurePeer(
  session: Session,
  load: Load,
  { rate, idle }: { rate: () => Promise<number>; idle: () => ReturnType<typeof peerIdle> },
) {
  const measured = await inRounds(session, load, rate);
  say(`webhooks: outpost ${measured.perSecond.map(round).join(', ')}/s`);
  return { ...measured, idleMs: await idle() };
}

interface Rounds {
  perSecond: number[];
  /** Milliseconds of processor time, by process. */
  processorMsPerDelivery: Record<string, number>;
}

async function inRounds(
  session: Session,
  { events, rounds }: Load,
  rate: () => Promise<number>,
): Promise<Rounds> {
  for (let turn = 0; turn < WARM_ROUNDS; turn += 1) await rate();
  const pids = { ...session.pids(), driver: process.pid };
  const before = await processorTimes(pids);
  const perSecond: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) perSecond.push(await rate());
  const after = await processorTimes(pids);
  const cost = (name: string) =>
    round(((after.get(name) ?? 0) - (before.get(name) ?? 0)) / (events * rounds));
  const processorMsPerDelivery = Object.fromEntries(
    Object.keys(pids).map((name) => [name, cost(name)]),
  );
  return { perSecond, processorMsPerDelivery };
}
