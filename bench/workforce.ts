import type { AppContext } from '../services/context.ts';
import { say } from '../tools/terminal/say.ts';
import { closedLoop } from './load/closed-loop.ts';
import { throughput, type LoadResult, type Send } from './load/load.ts';
import { takeTurns } from './load/take-turns.ts';
import { openPool, visitors } from './load/visitors.ts';
import { durations } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { createBenchKey, openBench } from './stack/open-bench.ts';
import { startApi } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';
import { checkIns, post, type Employer } from './workforce/calls.ts';

const CALLERS = 16;
const EMPLOYEES = 200;
const ROUNDS = 3;
const SLICE_MS = 2_000;
const WARM_MS = 3_000;
const PAGES_PRINTED = 25;

const WAYS = ['api', 'floor'] as const;
type Way = (typeof WAYS)[number];
type Results = Record<Way, LoadResult>;

/** Check-ins and survey responses against MongoDB alone, and the time of a printed document. */
export async function run(): Promise<void> {
  await withStack('workforce', measure);
}

async function measure({ session, stack }: BenchStack): Promise<void> {
  const environment = { ...benchEnvironment(stack, 'bench-workforce'), TRUST_PROXY: '1' };
  const ctx = await openBench(environment);
  const apiUrl = await startApi(session, 'api', environment);
  const employer = { apiUrl, key: await createBenchKey(ctx) };
  const pool = openPool(apiUrl);
  const employees = await hireAll(employer);
  const checked = checkIns(pool, employer, employees);
  await checked(0);
  const attendance = await compete({ api: checked, floor: inserts(ctx, 'attendance_entries') }, 1);
  const answered = await answers(pool, employer);
  await answered(0);
  const surveys = await compete({ api: answered, floor: inserts(ctx, 'survey_responses') }, 1);
  const printed = await printDocuments(employer);
  const versions = await serverVersions(ctx);
  await pool.close();
  await ctx.close();
  await report(versions, { attendance, surveys, printed });
}

async function hireAll(employer: Employer): Promise<string[]> {
  const hired: string[] = [];
  for (let index = 0; index < EMPLOYEES; index += 1) {
    hired.push((await post(employer, '/employees', { name: `Signe Holm ${index}` })).id);
  }
  return hired;
}

/** Each response comes from a new address. */
async function answers(pool: ReturnType<typeof openPool>, employer: Employer): Promise<Send> {
  const { id } = await post(employer, '/platform/surveys', {
    name: 'How did the interview go?',
    questions: [
      { key: 'recommend', label: 'Would you recommend us?', type: 'number' },
      { key: 'why', label: 'Why?', type: 'textarea' },
    ],
  });
  const body = JSON.stringify({ answers: { recommend: 9, why: 'They kept to the hour.' } });
  const headers = { 'content-type': 'application/json' };
  const path = `/platform/surveys/${id}/public`;
  return visitors(pool, () => ({ method: 'POST', path, headers, body, status: 201 }));
}

/** The floor of a write: the driver stores the last such document under new ids, without further indexes. */
function inserts({ stores }: AppContext, collection: string): Send {
  const floor = stores.mongo.collection<{ _id: string }>(`floor_${collection}`);
  const source = stores.mongo.collection<{ _id: string }>(collection);
  let stored: Promise<{ _id: string } | null> | undefined;
  return async (index) => {
    const record = await (stored ??= source.findOne());
    await floor.insertOne({ ...record, _id: `floor-${index}` });
  };
}

/** Closed loop, in short alternating slices after one that does not count. */
async function compete(ways: Record<Way, Send>, first: number): Promise<Results> {
  const next = { api: first, floor: first };
  const slice = async (way: Way, durationMs: number) => {
    const load = { first: next[way], connections: CALLERS, durationMs };
    const result = await closedLoop(ways[way], load);
    next[way] += result.offered;
    if (result.failed > 0) throw new Error(`${way}: ${result.failed} calls failed`);
    return result;
  };
  for (const way of WAYS) await slice(way, WARM_MS);
  const results = await takeTurns(WAYS, ROUNDS, (way) => slice(way, SLICE_MS));
  const both = Object.fromEntries(results) as Results;
  say(`workforce: ${round(throughput(both.api))}/s, floor ${round(throughput(both.floor))}/s`);
  return both;
}

/** How long a letter of two pages takes, one call at a time. */
async function printDocuments(employer: Employer): Promise<number[]> {
  const page = `# Contract\n\n${'{{name}} keeps the clocks of the harbour on time. '.repeat(60)}`;
  const body = `${page}\n\n---\n\n${page}`;
  const { id } = await post(employer, '/platform/documents/templates', { name: 'Contract', body });
  const tookMs: number[] = [];
  for (let printed = 0; printed < PAGES_PRINTED; printed += 1) {
    const values = { name: `Signe Holm ${printed}` };
    const startedAt = performance.now();
    await post(employer, '/platform/documents', { template_id: id, format: 'pdf', values });
    tookMs.push(performance.now() - startedAt);
  }
  // The first calls load the fonts.
  return tookMs.slice(5);
}

interface Measured {
  attendance: Results;
  surveys: Results;
  printed: number[];
}

async function report(
  versions: Record<string, string>,
  { attendance, surveys, printed }: Measured,
): Promise<void> {
  const goal = (what: string, { api, floor }: Results, atLeast: number) => ({
    what,
    measured: throughput(api) / throughput(floor),
    atLeast,
  });
  await publish({
    bench: 'workforce',
    versions,
    layout: ['all processes share all cores: one api process, MongoDB, the load'],
    settings: { callers: CALLERS, employees: EMPLOYEES, rounds: ROUNDS, sliceMs: SLICE_MS },
    goals: [
      goal(`check-ins per second over bare inserts, ${CALLERS} callers`, attendance, 0.4),
      goal(`survey responses per second over bare inserts, ${CALLERS} callers`, surveys, 0.6),
    ],
    results: {
      attendance: told(attendance),
      surveys: told(surveys),
      documentMs: durations(printed),
    },
  });
}

function told({ api, floor }: Results) {
  const one = (result: LoadResult) => ({
    perSecond: round(throughput(result)),
    ...durations(result.latenciesMs),
  });
  return { api: one(api), floor: one(floor) };
}
