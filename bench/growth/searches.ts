import { createLineLookUp } from '../../storage/market/search/line-findings.ts';
import { elasticsearchNames } from '../../tools/cluster/elasticsearch.ts';
import type { Session } from '../../tools/dev-servers/processes/session.ts';
import { say } from '../../tools/terminal/say.ts';
import { generateJobs } from '../generate/jobs.ts';
import { readMarketWords, type MarketWords } from '../generate/market-words.ts';
import { throughput } from '../load/load.ts';
import { durations, type Durations } from '../report/quantiles.ts';
import { round } from '../report/report.ts';
import { makeMarket, SEED, type Market } from '../search/market.ts';
import { drawMix } from '../search/query-mix.ts';
import { searchOf } from '../search/questions.ts';
import { startDriver, type Driver } from '../search/start-driver.ts';
import { processorTimes } from '../stack/processor-time.ts';
import type { BenchStack } from '../stack/with-stack.ts';
import { askedLine, drawLines, type AskedLine } from '../typed-search/lines.ts';
import { allowNodes, spreadJobs, startNodes, type NodeCount } from './nodes.ts';

const SHARDS = [1, 2, 4];
const NODE_COUNTS = [1, 3] as const;
const QUESTIONS_PER_KIND = 40;
const SAMPLES = 2_000;
const LINES = 400;
const CONNECTIONS = 16;
const WARM_MS = 8_000;
const SATURATED_MS = 10_000;
/** Calls that arrive at this rate leave the two cores idle for most of the time. */
const PER_SECOND = 20;
const RATE_MS = 15_000;

/** One kind of search of one index on so many nodes. */
export interface SearchRow {
  searches: 'filters' | 'lines';
  nodes: NodeCount;
  shards: number;
  perSecond: number;
  /** Of all nodes together, per search. */
  processorMs: number;
  /** At a fixed rate. */
  latencyMs: Durations;
}

/** Searches the same jobs in one, two and four shards, on one node without and on three with one replica of each shard. */
export async function searchRows(servers: BenchStack, jobs: number): Promise<SearchRow[]> {
  const url = await startNodes(servers.session);
  const words = await readMarketWords();
  const addresses = { ...servers.stack.addresses, elasticsearch: url };
  const stack = { ...servers.stack, addresses };
  const rows: SearchRow[] = [];
  for (const shards of SHARDS) {
    const market = await makeMarket(
      { ...servers, stack },
      { size: jobs, words, nowMs: Date.now(), copyTo: null, shards },
    );
    for (const nodes of NODE_COUNTS) {
      await spreadJobs(market.ctx.stores.search, nodes);
      const drivers = await startDrivers(market, url, words);
      for (const { searches, driver } of drivers) {
        const figures = await measure(driver, servers.session);
        say(`growth: ${searches}, ${nodes} nodes, ${shards} shards: ${figures.perSecond}/s`);
        rows.push({ searches, nodes, shards, ...figures });
        driver.stop();
      }
    }
    await allowNodes(market.ctx.stores.search, 1);
    await market.ctx.close();
  }
  return rows;
}

interface NamedDriver {
  searches: SearchRow['searches'];
  driver: Driver;
}

/** The official client with the bodies that the API would send. */
async function startDrivers(
  { ctx, prefix, size }: Market,
  url: string,
  words: MarketWords,
): Promise<NamedDriver[]> {
  const jobs = generateJobs({ words, count: SAMPLES, seed: SEED, nowMs: Date.now() });
  const mix = drawMix(Array.from(jobs), QUESTIONS_PER_KIND, SEED);
  const lookUp = createLineLookUp(ctx.stores);
  const lines: AskedLine[] = [];
  for (const line of drawLines(LINES, SEED)) lines.push(await askedLine(line, lookUp));
  const target = { url, prefix };
  const filters = await startDriver(`filters of ${size}`, {
    ...{ kind: 'straight', ...target, searches: mix.map(({ query }) => searchOf(query)) },
  });
  const typed = await startDriver(`lines of ${size}`, {
    ...{ kind: 'typed', ...target, searches: lines.map(({ search }) => search) },
  });
  return [
    { searches: 'filters', driver: filters },
    { searches: 'lines', driver: typed },
  ];
}

async function measure(driver: Driver, session: Session) {
  const closed = { order: 'saturate', connections: CONNECTIONS } as const;
  const warm = await driver.ask({ ...closed, first: 0, durationMs: WARM_MS });
  const before = await nodeTimeMs(session);
  const saturated = await driver.ask({
    ...{ ...closed, first: warm.offered, durationMs: SATURATED_MS },
  });
  const spentMs = (await nodeTimeMs(session)) - before;
  const paced = await driver.ask({
    ...{ order: 'rate', first: 0, perSecond: PER_SECOND, durationMs: RATE_MS },
  });
  if (saturated.failed + paced.failed > 0) throw new Error(`${driver.name}: calls failed.`);
  return {
    perSecond: round(throughput(saturated)),
    processorMs: round(spentMs / saturated.answered),
    latencyMs: durations(paced.latenciesMs),
  };
}

/** Processor time of the nodes so far. */
async function nodeTimeMs(session: Session): Promise<number> {
  const nodes = Object.entries(session.pids()).filter(([name]) =>
    elasticsearchNames.includes(name),
  );
  const times = await processorTimes(Object.fromEntries(nodes));
  return [...times.values()].reduce((sum, ms) => sum + ms, 0);
}
