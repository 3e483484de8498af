import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'undici';
import type { BareAnswers } from './boards/bare-app.ts';
import { createBoard } from './boards/board.ts';
import { closedLoop } from './load/closed-loop.ts';
import { throughput, type LoadResult, type Send } from './load/load.ts';
import { takeTurns } from './load/take-turns.ts';
import { openPool, visitors } from './load/visitors.ts';
import { durations } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { coreHalves, pinGroup, pinSelf, type CoreHalves } from './stack/cores.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { startApi, startBare } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

const ROLES = 50;
/** With 64 callers the api was idle a tenth to a quarter of the time. */
const CONNECTIONS = 128;
/**
 * A visitor's first read begins a limit window. Single reads come last: a minute later their windows are deleted by
 * the ten thousand, and MongoDB stalls for seconds.
 */
const READS_EACH = [10, 1];
const ROUNDS = 3;
const SLICE_MS = 2_500;
const WARM_MS = 2_000;
/** Longer than a process caches a board. */
const SETTLED_AFTER_MS = 2_000;

const WAYS = ['api', 'bare'] as const;
type Way = (typeof WAYS)[number];

/** One question, for the API and the bare route. */
interface Contest extends Record<Way, Send> {
  name: string;
  /** Of an answer's body. */
  bytes: number;
  atLeast: number;
}

/** Compares public board reads with a bare Express route that sends the same bytes. */
export async function run(): Promise<void> {
  await withStack('boards', measure);
}

async function measure(servers: BenchStack): Promise<void> {
  const { session, stack } = servers;
  const environment = { ...benchEnvironment(stack, 'bench-boards'), TRUST_PROXY: '1' };
  const ctx = await openBench(environment);
  const apiUrl = await startApi(session, 'api', environment);
  const board = await createBoard(ctx, apiUrl, ROLES);
  const paths = {
    list: `/job-boards/${board.slug}/jobs`,
    'single job': `/job-boards/${board.slug}/jobs/${board.roles[0]?.slug}`,
  };
  const bytes = await settledAnswers(apiUrl, Object.values(paths));
  const bareUrl = await startFloor(servers, bytes);
  const halves = await coreHalves();
  if (halves !== null) await pinServers(servers, halves);
  const pools = { api: openPool(apiUrl), bare: openPool(bareUrl) };
  const results = [];
  let first = 0;
  for (const contest of contestsOf(paths, bytes, pools)) {
    const { calls, ...ways } = await compete(contest, first);
    results.push({ contest, ...ways });
    first += calls;
  }
  await Promise.all([pools.api.close(), pools.bare.close()]);
  const versions = await serverVersions(ctx);
  await ctx.close();
  await publish({
    bench: 'boards',
    versions,
    layout: layoutOf(halves),
    settings: {
      roles: ROLES,
      connections: CONNECTIONS,
      readsEach: READS_EACH,
      rounds: ROUNDS,
      sliceMs: SLICE_MS,
    },
    goals: results.map(({ contest, api, bare }) => ({
      what: `${contest.name}, requests per second over a bare Express route`,
      measured: throughput(api) / throughput(bare),
      atLeast: contest.atLeast,
    })),
    results: results.map(({ contest, api, bare }) => ({
      question: contest.name,
      bytes: contest.bytes,
      api: { perSecond: round(throughput(api)), ...durations(api.latenciesMs) },
      bare: { perSecond: round(throughput(bare)), ...durations(bare.latenciesMs) },
    })),
  });
}

function layoutOf(halves: CoreHalves | null): string[] {
  if (halves === null) return ['all processes share all cores'];
  return [
    `cores ${halves.engine}: the api process or the bare Express process (in turn)`,
    `cores ${halves.others}: MongoDB, the load generator; Elasticsearch and Temporal idle`,
  ];
}

async function pinServers({ session }: BenchStack, halves: CoreHalves): Promise<void> {
  const { api, bare, ...others } = session.pids();
  for (const pid of [api, bare]) if (pid) await pinGroup(pid, halves.engine);
  for (const pid of Object.values(others)) await pinGroup(pid, halves.others);
  await pinSelf(halves.others);
}

/** The answers of the board once its last role has raised its revision, which follows the role's own answer. */
async function settledAnswers(apiUrl: string, paths: string[]): Promise<BareAnswers> {
  const tagsOf = (answers: BareAnswers) => Object.values(answers).map(({ etag }) => etag);
  let latest = await readAnswers(apiUrl, paths);
  for (;;) {
    await pause(SETTLED_AFTER_MS);
    const again = await readAnswers(apiUrl, paths);
    if (isDeepStrictEqual(tagsOf(latest), tagsOf(again))) return again;
    latest = again;
  }
}

async function readAnswers(apiUrl: string, paths: string[]): Promise<BareAnswers> {
  const read: BareAnswers = {};
  for (const path of paths) {
    const answer = await fetch(apiUrl + path);
    read[path] = { text: await answer.text(), etag: answer.headers.get('etag') ?? '' };
  }
  return read;
}

async function startFloor({ session }: BenchStack, bytes: BareAnswers): Promise<string> {
  const file = join(session.directory, 'answers.json');
  await writeFile(file, JSON.stringify(bytes));
  return startBare(session, 'boards', file);
}

function contestsOf(
  paths: Record<string, string>,
  bytes: BareAnswers,
  pools: { api: Pool; bare: Pool },
): Contest[] {
  const questions = READS_EACH.flatMap((reads) =>
    Object.entries(paths).map(([name, path]) => ({ name, path, reads })),
  );
  return questions.flatMap(({ name, path, reads }) => {
    const known = { 'if-none-match': bytes[path]?.etag ?? '' };
    const visit = (headers: Record<string, string>, status: number) => () =>
      ({ method: 'GET', path, headers, status }) as const;
    const contest = (status: number, headers: Record<string, string>, atLeast: number) => ({
      name: `${name}, ${status}, visitors with ${reads} reads each`,
      bytes: status === 200 ? (bytes[path]?.text.length ?? 0) : 0,
      atLeast,
      api: visitors(pools.api, visit(headers, status), reads),
      bare: visitors(pools.bare, visit(headers, status), reads),
    });
    return [contest(304, known, 0.8), contest(200, {}, 0.6)];
  });
}

/**
 * Alternates short slices, after one of each that does not count. Calls are numbered from `first` on, since a
 * repeated number would be a returning visitor with a running limit window.
 */
async function compete(
  contest: Contest,
  first: number,
): Promise<Record<Way, LoadResult> & { calls: number }> {
  let calls = 0;
  const slice = async (way: Way, durationMs: number) => {
    const load = { first: first + calls, connections: CONNECTIONS, durationMs };
    const result = await closedLoop(contest[way], load);
    calls += result.offered;
    if (result.failed > 0) throw new Error(`${result.failed} calls failed`);
    return result;
  };
  for (const way of WAYS) await slice(way, WARM_MS);
  const results = await takeTurns(WAYS, ROUNDS, (way) => slice(way, SLICE_MS));
  return { calls, ...(Object.fromEntries(results) as Record<Way, LoadResult>) };
}
