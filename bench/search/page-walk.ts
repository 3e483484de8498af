import { median } from '../report/quantiles.ts';
import { round } from '../report/report.ts';
import { walkedQueries } from './query-mix.ts';
import { pathOf } from './questions.ts';

/** How long a page takes, first and deep in a walk; medians in ms. */
export interface WalkReport {
  deepPage: number;
  walks: number;
  firstMs: number;
  deepMs: number;
  ratio: number;
}

interface Page {
  data: unknown[];
  meta: { next_cursor: string | null };
}

const DEEP_PAGE = 200;
const REPEATS = 100;

/** Walks to page 200 by cursor, then asks the first and that page in turn. Walks that end before are left out. */
export async function measureWalks(apiUrl: string, apiKey: string): Promise<WalkReport | null> {
  const ask = askWith(apiUrl, apiKey);
  const deep = await Promise.all(walkedQueries.map((query) => walkTo(ask, query)));
  const walks = walkedQueries.flatMap((query, index) => {
    const page = deep[index];
    return page === null || page === undefined ? [] : [{ first: query, deep: page }];
  });
  if (walks.length === 0) return null;
  const first: number[] = [];
  const last: number[] = [];
  for (let turn = 0; turn < REPEATS; turn += 1) {
    for (const walk of walks) {
      first.push(await timed(() => ask(walk.first)));
      last.push(await timed(() => ask(walk.deep)));
    }
  }
  const firstMs = median(first);
  const deepMs = median(last);
  return {
    deepPage: DEEP_PAGE,
    walks: walks.length,
    firstMs: round(firstMs),
    deepMs: round(deepMs),
    ratio: round(deepMs / firstMs),
  };
}

type Ask = (query: Record<string, string>) => Promise<Page>;

function askWith(apiUrl: string, apiKey: string): Ask {
  const headers = { authorization: `Bearer ${apiKey}` };
  return async (query) => {
    const answer = await fetch(apiUrl + pathOf(query), { headers });
    if (!answer.ok) throw new Error(`${pathOf(query)}: ${answer.status}`);
    return (await answer.json()) as Page;
  };
}

/** The question whose answer is the deep page; null when the walk ends before it. */
async function walkTo(
  ask: Ask,
  query: Record<string, string>,
): Promise<Record<string, string> | null> {
  let page = query;
  for (let number = 1; number < DEEP_PAGE; number += 1) {
    const cursor = (await ask(page)).meta.next_cursor;
    if (cursor === null) return null;
    page = { ...query, cursor };
  }
  return page;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
