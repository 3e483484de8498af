import { searchJobs } from '../../storage/market/search/job-search.ts';
import type { Market } from './market.ts';
import type { MixedQuery } from './query-mix.ts';
import { pathOf, searchOf } from './questions.ts';

const CHECKED = 150;

/**
 * Checks that both ways return the same rows; otherwise their speeds are not comparable. Returns the number of rows.
 */
export async function checkSameAnswers(
  market: Market,
  { apiUrl, apiKey, mix }: { apiUrl: string; apiKey: string; mix: readonly MixedQuery[] },
): Promise<number> {
  let compared = 0;
  for (const { query } of mix.slice(0, CHECKED)) {
    const answer = await fetch(apiUrl + pathOf(query), {
      headers: { authorization: `Bearer ${apiKey}` },
    });
    const { data } = (await answer.json()) as { data?: { id: string }[] };
    const { rows } = await searchJobs(market.ctx.stores, searchOf(query));
    const straight = rows.map((row) => (JSON.parse(row) as { id: string }).id);
    const ids = (data ?? []).map(({ id }) => id);
    if (!answer.ok || ids.join() !== straight.join()) {
      throw new Error(`${pathOf(query)} differs between the api and the engine.`);
    }
    compared += ids.length;
  }
  return compared;
}
