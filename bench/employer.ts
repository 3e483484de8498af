import { parseArgs } from 'node:util';
import type { Pool } from 'undici';
import type { AppContext } from '../services/context.ts';
import { say } from '../tools/terminal/say.ts';
import { readBytes } from './employer/bytes.ts';
import { checkCounts } from './employer/check-counts.ts';
import { createEmployer } from './employer/create-employer.ts';
import { DEEP_PAGE, reader } from './employer/pages.ts';
import { questionsOf } from './employer/questions.ts';
import { sizesAt } from './employer/sizes.ts';
import { storeEmployer } from './employer/store-employer.ts';
import {
  ROUNDS,
  SLICE_MS,
  timeQuestions,
  type Asked,
  type TimedQuestion,
} from './employer/time-questions.ts';
import { openPool } from './load/visitors.ts';
import { publish } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { startApi } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

/** The small account has this part of the big one's records. */
const SMALL = 1 / 1_000;
const MOST_MS = 100;
const MOST_RATIO = 1.5;

/** Times the lists, filters, searches and counts of an account with many records, beside those of a small one. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { scale: { type: 'string', default: '0.05' } },
  });
  await withStack('employer', (servers) => measure(servers, Number(values.scale)));
}

async function measure({ session, stack }: BenchStack, scale: number): Promise<void> {
  const environment = benchEnvironment(stack, 'bench-employer');
  const ctx = await openBench(environment);
  const apiUrl = await startApi(session, 'api', environment);
  const pool = openPool(apiUrl);
  const account = (of: number) => prepareAccount({ ctx, apiUrl, pool }, of);
  const asked = { small: await account(scale * SMALL), big: await account(scale) };
  const bytes = await readBytes(ctx);
  const timed = await timeQuestions(pool, asked);
  const versions = await serverVersions(ctx);
  await pool.close();
  await ctx.close();
  timed.sort((a, b) => b.big.p95 - a.big.p95);
  await publish({
    bench: 'employer',
    versions,
    layout: ['all processes share all cores: one api process, MongoDB, the load of one caller'],
    settings: {
      scale,
      deepPage: DEEP_PAGE,
      rounds: ROUNDS,
      sliceMs: SLICE_MS,
      big: asked.big.employer.sizes,
      small: asked.small.employer.sizes,
    },
    goals: goalsOf(timed),
    results: {
      questions: timed.length,
      slowerThanGoal: timed.filter(({ big }) => big.p95 > MOST_MS).length,
      overRatio: timed.filter(({ ratio }) => ratio > MOST_RATIO).length,
      bytes,
      timed,
    },
  });
}

interface Bench {
  ctx: AppContext;
  apiUrl: string;
  pool: Pool;
}

/** Stores an account, and compares its answers with what was stored. Lists are read to their end in the small one. */
async function prepareAccount({ ctx, apiUrl, pool }: Bench, scale: number): Promise<Asked> {
  const employer = await createEmployer(ctx, apiUrl, sizesAt(scale));
  const probes = await storeEmployer(ctx, employer);
  const read = reader(pool, { authorization: `Bearer ${employer.apiKey}` });
  const isWhole = employer.sizes.candidates < 1_000;
  await checkCounts(ctx, employer, { read, isWhole });
  say(`employer: the counts of ${employer.sizes.candidates} candidates are right`);
  return { employer, questions: questionsOf(employer, probes) };
}

function goalsOf(timed: readonly TimedQuestion[]) {
  return [
    {
      what: `p95 in ms of the slowest of ${timed.length} questions to the big account`,
      measured: Math.max(...timed.map(({ big }) => big.p95)),
      atMost: MOST_MS,
    },
    {
      what: `p95 at the big account over that at the small one, worst of ${timed.length} questions`,
      measured: Math.max(...timed.map(({ ratio }) => ratio)),
      atMost: MOST_RATIO,
    },
  ];
}
