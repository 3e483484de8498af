import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { WrongUse } from '../tools/terminal/run-command.ts';
import { say } from '../tools/terminal/say.ts';
import { generateJobs } from './generate/jobs.ts';
import { readMarketWords, type MarketWords } from './generate/market-words.ts';
import { loadPostgres } from './postgres/load.ts';
import { postgresVersion, startPostgres } from './postgres/server.ts';
import { publish, round } from './report/report.ts';
import { checkSameAnswers } from './search/same-answers.ts';
import { startContestants, type Contestants } from './search/contestants.ts';
import { searchGoals, type SizeReport } from './search/goals.ts';
import { makeMarket, SEED, type Market } from './search/market.ts';
import { measureWalks } from './search/page-walk.ts';
import { comparePeer } from './search/peer.ts';
import { atRate, rateReport, saturate, warmUp } from './search/phases.ts';
import { drawMix, type MixedQuery } from './search/query-mix.ts';
import type { Driver } from './search/start-driver.ts';
import { coreHalves, pinGroup, pinSelf, type CoreHalves } from './stack/cores.ts';
import { createBenchKey } from './stack/open-bench.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

interface Options {
  /** Smallest first. */
  sizes: number[];
  pinned: boolean;
  postgres: boolean;
}

const HEAP_MB = '1024';
const QUESTIONS_PER_KIND = 40;
const SAMPLES = 2_000;

/** Searches generated markets: Elasticsearch directly, through the API, and PostgreSQL. */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args);
  process.env['ELASTICSEARCH_HEAP_MB'] ??= HEAP_MB;
  const words = await readMarketWords();
  await withStack('search', async (servers) => {
    const postgres = options.postgres ? await startPostgres(servers.session) : null;
    const markets = await makeMarkets(servers, { options, words, postgres });
    const halves = options.pinned ? await coreHalves() : null;
    if (halves) await pinServers(servers, halves);
    const mix = drawMix(samplesOf(words, options), QUESTIONS_PER_KIND, SEED);
    await measure(servers, { options, words, markets, mix, postgres, halves });
  });
}

function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '10000,100000,1000000' },
      layout: { type: 'string', default: 'pinned' },
      'no-postgres': { type: 'boolean', default: false },
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
    throw new WrongUse('--sizes: whole numbers above 0, separated by commas');
  }
  if (!['pinned', 'shared'].includes(values.layout)) {
    throw new WrongUse('--layout: pinned or shared');
  }
  return {
    sizes: sizes.sort((left, right) => left - right),
    pinned: values.layout === 'pinned',
    postgres: !values['no-postgres'],
  };
}

interface Making {
  options: Options;
  words: MarketWords;
  postgres: pg.PoolConfig | null;
}

/** All sizes in Elasticsearch, the largest in PostgreSQL too. */
async function makeMarkets(
  servers: BenchStack,
  { options, words, postgres }: Making,
): Promise<Market[]> {
  const { directory } = servers.session;
  const files = { jobs: join(directory, 'jobs.tsv'), points: join(directory, 'points.tsv') };
  const markets: Market[] = [];
  for (const size of options.sizes) {
    const largest = size === options.sizes.at(-1);
    const copyTo = largest && postgres !== null ? files : null;
    markets.push(await makeMarket(servers, { size, words, nowMs: Date.now(), copyTo }));
  }
  if (postgres !== null) {
    const seconds = await loadPostgres(postgres, files);
    say(`search: the same jobs in PostgreSQL in ${round(seconds)} s`);
  }
  return markets;
}

/** Questions come from the smallest market, whose employers and words all larger ones contain. */
function samplesOf(words: MarketWords, { sizes }: Options) {
  const count = sizes[0] ?? SAMPLES;
  const jobs = generateJobs({ words, count, seed: SEED, nowMs: Date.now() });
  return Array.from(jobs).slice(0, SAMPLES);
}

async function pinServers({ session }: BenchStack, { engine, others }: CoreHalves): Promise<void> {
  for (const [name, pid] of Object.entries(session.pids())) {
    const isEngine = name === 'elasticsearch' || name === 'postgres';
    await pinGroup(pid, isEngine ? engine : others);
  }
  await pinSelf(others);
}

interface Measuring extends Making {
  markets: Market[];
  mix: MixedQuery[];
  halves: CoreHalves | null;
}

async function measure(servers: BenchStack, measuring: Measuring): Promise<void> {
  const { markets, mix, postgres, options, words } = measuring;
  const [smallest] = markets;
  if (!smallest) throw new Error('There is no market.');
  const apiKey = await createBenchKey(smallest.ctx);
  const contestants: Contestants[] = [];
  for (const market of markets) {
    const started = await startContestants(servers, market, { apiKey, mix });
    await checkSameAnswers(market, { apiUrl: started.apiUrl, apiKey, mix });
    contestants.push(started);
  }
  const largest = contestants.at(-1);
  if (!largest) throw new Error('There is no market.');
  const sizes = await compareWays(contestants, mix);
  const walks = await measureWalks(largest.apiUrl, apiKey);
  const peer = postgres === null ? null : await comparePeer(largest.api, postgres, mix);
  for (const { api, straight, market } of contestants) {
    api.stop();
    straight.stop();
    if (market !== smallest) await market.ctx.close();
  }
  await publish({
    bench: 'search',
    versions: {
      ...(await serverVersions(smallest.ctx)),
      ...(postgres === null ? {} : { postgresql: await postgresVersion(postgres) }),
    },
    layout: layoutOf(measuring),
    settings: { ...options, questions: mix.length, words: words.origin },
    goals: searchGoals(sizes, walks, peer),
    results: { sizes, walks, peer },
  });
  await smallest.ctx.close();
}

/**
 * Directly and through the API, at saturation and at a third of it. Saturation is measured per size, since its ratio
 * compares two ways; the fixed rate alternates all sizes, since latencies are compared between sizes too.
 */
async function compareWays(
  contestants: readonly Contestants[],
  mix: readonly MixedQuery[],
): Promise<SizeReport[]> {
  const most = new Map<Driver, number>();
  for (const { straight, api } of contestants) {
    await warmUp([straight, api], mix.length);
    for (const [driver, perSecond] of await saturate([straight, api])) most.set(driver, perSecond);
  }
  const perSecond = Math.min(...most.values()) / 3;
  say(`search: all sizes at ${round(perSecond)} questions per second`);
  const drivers = contestants.flatMap(({ straight, api }) => [straight, api]);
  const results = await atRate(drivers, perSecond);
  return contestants.map(({ market, straight, api }) => {
    const rates = [straight, api].map((driver) => {
      const result = results.get(driver);
      if (!result) throw new Error(`${driver.name} was not measured.`);
      return rateReport(result, perSecond);
    });
    const [straightRate, apiRate] = rates;
    if (!straightRate || !apiRate) throw new Error('Two ways were measured.');
    const [straightMost, apiMost] = [most.get(straight) ?? NaN, most.get(api) ?? NaN];
    return {
      size: market.size,
      loaded: market.loaded,
      perSecondAtSaturation: {
        ...{ straight: straightMost, api: apiMost },
        ratio: round(apiMost / straightMost),
      },
      straight: straightRate,
      api: apiRate,
      medianOverheadMs: round(apiRate.p50 - straightRate.p50),
    };
  });
}

function layoutOf({ halves, postgres }: Measuring): string[] {
  const engines = postgres === null ? 'Elasticsearch' : 'Elasticsearch and PostgreSQL (in turn)';
  const others =
    'one api process per index size, MongoDB, Temporal (idle), one load generator process per target';
  const heap = `Elasticsearch heap ${process.env['ELASTICSEARCH_HEAP_MB']} MB, one shard per index, segments as the server left them`;
  if (halves === null) return [`all processes share all cores: ${engines}; ${others}`, heap];
  return [`cores ${halves.engine}: ${engines}`, `cores ${halves.others}: ${others}`, heap];
}
