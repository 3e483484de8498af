import { startApi } from '../stack/services.ts';
import type { BenchStack } from '../stack/with-stack.ts';
import type { Market } from './market.ts';
import type { MixedQuery } from './query-mix.ts';
import { pathOf, searchOf } from './questions.ts';
import { startDriver, type Driver } from './start-driver.ts';

/** One index, asked both ways. */
export interface Contestants {
  market: Market;
  apiUrl: string;
  api: Driver;
  straight: Driver;
}

/** Starts an api process and two load generators for a market. */
export async function startContestants(
  { session, stack }: BenchStack,
  market: Market,
  { apiKey, mix }: { apiKey: string; mix: readonly MixedQuery[] },
): Promise<Contestants> {
  const { size, prefix } = market;
  const apiUrl = await startApi(session, `api-${size}`, market.environment);
  const paths = mix.map(({ query }) => pathOf(query));
  const searches = mix.map(({ query }) => searchOf(query));
  const url = stack.addresses.elasticsearch;
  return {
    market,
    apiUrl,
    api: await startDriver(`api of ${size}`, { kind: 'api', url: apiUrl, apiKey, paths }),
    straight: await startDriver(`straight to ${size}`, { kind: 'straight', url, prefix, searches }),
  };
}
