import type { Pool } from 'undici';
import { say } from '../tools/terminal/say.ts';
import { createBoard, type BenchBoard } from './boards/board.ts';
import type { CallerOrder, Kind, Statuses } from './hostile/caller.ts';
import { ask } from './load/ask.ts';
import { askWhile } from './load/ask-while.ts';
import { mergeResults, type LoadResult } from './load/load.ts';
import { startOrderProcess, type OrderProcess } from './load/order-process.ts';
import { openPool } from './load/visitors.ts';
import { durations } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { createBenchKey, openBench } from './stack/open-bench.ts';
import { peakMemoryMiB, resetPeakMemory } from './stack/memory.ts';
import { startApi } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

const ROUNDS = 10;
const PER_SECOND = 50;
/** Honest calls first: the memory of hostile calls is not given back at once. */
const KINDS = ['honest', 'hostile'] as const satisfies Kind[];

interface Scene {
  url: string;
  /** Of the api process. */
  pid: number;
  board: BenchBoard;
  /** Bodies of hundreds of megabytes would delay the measurement in this process. */
  caller: OrderProcess<CallerOrder, Statuses>;
  /** Of the other clients. */
  pool: Pool;
  apiKey: string;
  /** Of the account that sends hostile templates. */
  attackerKey: string;
}

/** Latencies of other clients while one address sends all calls that its limits allow. */
interface Round {
  healthz: LoadResult;
  jobs: LoadResult;
  /** Responses to that address, by status. */
  statuses: Statuses;
}

interface Outcome {
  rounds: Round[];
  peakMiB: number;
}

/** Latencies of other clients while one address sends the worst bodies that its limits allow, against honest ones. */
export async function run(): Promise<void> {
  await withStack('hostile', measure);
}

async function measure({ session, stack }: BenchStack): Promise<void> {
  const environment = { ...benchEnvironment(stack, 'bench-hostile'), TRUST_PROXY: '1' };
  const ctx = await openBench(environment);
  const url = await startApi(session, 'api', environment);
  const pid = session.pids()['api'];
  if (pid === undefined) throw new Error('The api has no pid.');
  const board = await createBoard(ctx, url, 1);
  const apiKey = await createBenchKey(ctx);
  const attackerKey = await createBenchKey(ctx);
  const scene: Scene = {
    url,
    pid,
    board,
    apiKey,
    attackerKey,
    caller: startOrderProcess('hostile/caller.ts'),
    pool: openPool(url),
  };
  // A warm-up: code that runs for the first time is slow.
  await callAndWatch(scene, 'honest', 0);
  const outcomes = {} as Record<Kind, Outcome>;
  for (const [place, kind] of KINDS.entries()) {
    outcomes[kind] = await callInRounds(scene, kind, 1 + place * ROUNDS);
  }
  scene.caller.stop();
  await scene.pool.close();
  const versions = await serverVersions(ctx);
  await ctx.close();
  await report(versions, outcomes);
}

async function callInRounds(scene: Scene, kind: Kind, first: number): Promise<Outcome> {
  const rounds: Round[] = [];
  await resetPeakMemory(scene.pid);
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    rounds.push(await callAndWatch(scene, kind, first + turn));
    say(`hostile: round ${turn + 1} of ${ROUNDS}, ${kind} calls`);
  }
  return { rounds, peakMiB: await peakMemoryMiB(scene.pid) };
}

/** One address calls; other clients call until it has its last response. */
async function callAndWatch(
  { url, board, caller, pool, apiKey, attackerKey }: Scene,
  kind: Kind,
  round: number,
): Promise<Round> {
  const called = caller.send({ url, board, kind, round, apiKey: attackerKey });
  const watch = (path: string, headers: Record<string, string> = {}) =>
    askWhile(called, () => ask(pool, { method: 'GET', path, headers }, 200), PER_SECOND);
  const [healthz, jobs, statuses] = await Promise.all([
    watch('/healthz'),
    watch('/jobs', { authorization: `Bearer ${apiKey}` }),
    called,
  ]);
  assertJudged(statuses);
  return { healthz, jobs, statuses };
}

/** Each call must be judged by its body: not refused by a limit (429), failed (500) or cut (0). */
function assertJudged(statuses: Statuses): void {
  const others = [0, 429, 500].filter((status) => statuses[status] !== undefined);
  if (others.length > 0) throw new Error(`Calls were not judged: ${JSON.stringify(statuses)}`);
}

async function report(
  versions: Record<string, string>,
  outcomes: Record<Kind, Outcome>,
): Promise<void> {
  const results = KINDS.map((kind) => resultOf(kind, outcomes[kind]));
  const [honest, hostile] = results;
  if (!honest || !hostile) throw new Error('One kind of calls has no result.');
  const beside = 'beside 40 hostile calls of one address';
  await publish({
    bench: 'hostile',
    versions,
    layout: [
      'all processes share all cores: one api process, MongoDB, Elasticsearch, Temporal (idle), the process that calls, the bench',
    ],
    settings: { rounds: ROUNDS, perSecond: PER_SECOND },
    goals: [
      {
        what: `p99 of GET /healthz in ms, ${beside}`,
        measured: hostile.healthzMs.p99,
        atMost: 250,
      },
      { what: `p99 of GET /jobs in ms, ${beside}`, measured: hostile.jobsMs.p99, atMost: 500 },
      {
        what: 'GET /healthz and GET /jobs without a response',
        measured: hostile.failed,
        atMost: 0,
      },
      { what: 'peak memory of the api in MiB', measured: hostile.peakMiB, atMost: 1024 },
    ],
    results,
  });
}

function resultOf(kind: Kind, { rounds, peakMiB }: Outcome) {
  const healthz = mergeResults(rounds.map((one) => one.healthz));
  const jobs = mergeResults(rounds.map((one) => one.jobs));
  return {
    kind,
    healthzMs: durations(healthz.latenciesMs),
    jobsMs: durations(jobs.latenciesMs),
    failed: healthz.failed + jobs.failed,
    peakMiB: round(peakMiB),
    secondsEach: round(healthz.durationMs / 1000 / rounds.length),
    statuses: rounds.at(-1)?.statuses,
  };
}
