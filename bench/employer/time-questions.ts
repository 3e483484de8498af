import type { Pool } from 'undici';
import { ask } from '../load/ask.ts';
import { closedLoop } from '../load/closed-loop.ts';
import type { LoadResult, Send } from '../load/load.ts';
import { takeTurns } from '../load/take-turns.ts';
import { durations } from '../report/quantiles.ts';
import { round } from '../report/report.ts';
import { say } from '../../tools/terminal/say.ts';
import type { Employer } from './employer.ts';
import { deepPage, reader } from './pages.ts';
import type { Question } from './questions.ts';

export const ROUNDS = 3;
/** A slower answer is one call of its slice. */
export const SLICE_MS = 150;

export const SIZES = ['big', 'small'] as const;
export type Size = (typeof SIZES)[number];

/** An account with its questions. */
export interface Asked {
  employer: Employer;
  questions: readonly Question[];
}

/** The times of a question at one account. */
export interface Times {
  /** Of a list; 1 for the first page. */
  page: number;
  /** Rows of the answer; null for a page of the console. */
  rows: number | null;
  calls: number;
  p50: number;
  p95: number;
}

export interface TimedQuestion extends Record<Size, Times> {
  question: string;
  /** The 95th percentile of the big account over that of the small one. */
  ratio: number;
}

/** Times every question at both accounts in turn, and every list also at its deep page. */
export async function timeQuestions(
  pool: Pool,
  asked: Readonly<Record<Size, Asked>>,
): Promise<TimedQuestion[]> {
  const timed: TimedQuestion[] = [];
  for (const [index, { name, kind }] of asked.big.questions.entries()) {
    const prepare = async (size: Size, isDeep: boolean) => {
      const { employer, questions } = asked[size];
      const question = questions[index];
      if (question?.name !== name) throw new Error(`Nobody asks the small account: ${name}`);
      return prepareQuestion(pool, employer, { ...question, isDeep });
    };
    for (const isDeep of kind === 'list' ? [false, true] : [false]) {
      const big = await prepare('big', isDeep);
      const small = await prepare('small', isDeep);
      // A list of one page has no deep page.
      if (isDeep && big.page === 1) continue;
      const title = isDeep ? `${name}, deep page` : name;
      const found = await timeInTurn(title, { big, small });
      say(`employer: ${title}: ${found.big.p95} and ${found.small.p95} ms`);
      timed.push(found);
    }
  }
  return timed;
}

interface Prepared extends Pick<Times, 'page' | 'rows'> {
  send: Send;
}

/** Asks a question once, which does not count. */
async function prepareQuestion(
  pool: Pool,
  { apiKey, cookies }: Employer,
  { path, kind, isDeep }: Question & { isDeep: boolean },
): Promise<Prepared> {
  if (kind === 'page') {
    const headers = cookies.map((cookie) => ({ cookie: `openrole_console=${cookie}` }));
    const send = askInTurn(pool, path, headers);
    await send(0);
    return { page: 1, rows: null, send };
  }
  const headers = { authorization: `Bearer ${apiKey}` };
  const read = reader(pool, headers);
  const found = isDeep ? await deepPage(read, path) : { page: 1, path };
  const { rows } = await read(found.path);
  return { page: found.page, rows: rows.length, send: askInTurn(pool, found.path, [headers]) };
}

function askInTurn(pool: Pool, path: string, all: readonly Record<string, string>[]): Send {
  return (index) => {
    const headers = all[index % all.length] ?? {};
    return ask(pool, { method: 'GET', path, headers }, 200);
  };
}

async function timeInTurn(
  question: string,
  prepared: Record<Size, Prepared>,
): Promise<TimedQuestion> {
  const slice = async (size: Size, first: number) => {
    const load = { first, connections: 1, durationMs: SLICE_MS };
    const result = await closedLoop(prepared[size].send, load);
    if (result.failed > 0) throw new Error(`${question}: ${result.failed} calls failed`);
    return result;
  };
  const results = await takeTurns(SIZES, ROUNDS, slice);
  const times = (size: Size) => timesOf(prepared[size], results.get(size));
  const [big, small] = [times('big'), times('small')];
  return { question, big, small, ratio: round(big.p95 / small.p95) };
}

function timesOf({ page, rows }: Prepared, result: LoadResult | undefined): Times {
  const { calls, p50, p95 } = durations(result?.latenciesMs ?? []);
  return { page, rows, calls, p50, p95 };
}
