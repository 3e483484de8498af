import { parseArgs } from 'node:util';
import { createLineLookUp } from '../storage/market/search/line-findings.ts';
import { searchTyped } from '../storage/market/search/typed-search.ts';
import { say } from '../tools/terminal/say.ts';
import { WrongUse } from '../tools/terminal/run-command.ts';
import { readMarketWords } from './generate/market-words.ts';
import { publish, round } from './report/report.ts';
import { makeMarket, SEED, type Market } from './search/market.ts';
import { atRate, rateReport, saturate, warmUp } from './search/phases.ts';
import { startDriver, type Driver } from './search/start-driver.ts';
import { createBenchKey } from './stack/open-bench.ts';
import { startApi } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';
import { askedLine, drawLines, type AskedLine } from './typed-search/lines.ts';

const LINES = 400;
const CHECKED = 60;
const HEAP_MB = '1024';

/** One index, asked by lines in three ways. */
interface Asked {
  market: Market;
  api: Driver;
  straight: Driver;
  /** The api, asked for the constraints of the lines without their topics. */
  constraints: Driver;
}

/** Searches generated markets by typed lines: Elasticsearch directly and through the API. */
export async function run(args: string[]): Promise<void> {
  const sizes = readSizes(args);
  process.env['ELASTICSEARCH_HEAP_MB'] ??= HEAP_MB;
  await withStack('typed-search', async (servers) => {
    const words = await readMarketWords();
    const make = (size: number, described: boolean) =>
      makeMarket(servers, { size, words, nowMs: Date.now(), copyTo: null, described });
    const plain = await make(sizes[0] ?? 0, false);
    const markets: Market[] = [];
    for (const size of sizes) markets.push(await make(size, true));
    const apiKey = await createBenchKey(plain.ctx);
    const asked: Asked[] = [];
    for (const market of markets) asked.push(await startAsked(servers, market, apiKey));
    await report(asked, plain);
    for (const { api, straight, constraints, market } of asked) {
      for (const driver of [api, straight, constraints]) driver.stop();
      await market.ctx.close();
    }
    await plain.ctx.close();
  });
}

function readSizes(args: string[]): number[] {
  const { values } = parseArgs({
    args,
    options: { sizes: { type: 'string', default: '100000,1000000' } },
  });
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
    throw new WrongUse('--sizes: whole numbers above 0, separated by commas');
  }
  return sizes.sort((left, right) => left - right);
}

async function startAsked(
  { session, stack }: BenchStack,
  market: Market,
  apiKey: string,
): Promise<Asked> {
  const lookUp = createLineLookUp(market.ctx.stores);
  const lines: AskedLine[] = [];
  for (const line of drawLines(LINES, SEED)) lines.push(await askedLine(line, lookUp));
  const { size, prefix, environment } = market;
  const url = await startApi(session, `api-${size}`, environment);
  await checkSameRows(market, { url, apiKey, lines });
  const through = (name: string, paths: string[]) =>
    startDriver(`${name} of ${size}`, { kind: 'api', url, apiKey, paths });
  return {
    market,
    api: await through(
      'api',
      lines.map(({ path }) => path),
    ),
    constraints: await through(
      'constraints',
      lines.map(({ constraintsPath }) => constraintsPath),
    ),
    straight: await startDriver(`straight to ${size}`, {
      kind: 'typed',
      url: stack.addresses.elasticsearch,
      prefix,
      searches: lines.map(({ search }) => search),
    }),
  };
}

/** Both ways return the same rows; otherwise their speeds are not comparable. */
async function checkSameRows(
  { ctx }: Market,
  { url, apiKey, lines }: { url: string; apiKey: string; lines: readonly AskedLine[] },
): Promise<void> {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).join();
  for (const { path, search } of lines.slice(0, CHECKED)) {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${apiKey}` } });
    const { data = [] } = (await answer.json()) as { data?: { id: string }[] };
    const { rows } = await searchTyped(ctx.stores, search);
    if (!answer.ok || idsOf(data) !== idsOf(rows.map((row) => JSON.parse(row) as { id: string }))) {
      throw new Error(`${path} differs between the api and the engine.`);
    }
  }
}

async function report(asked: readonly Asked[], plain: Market): Promise<void> {
  const [smallest] = asked;
  const largest = asked.at(-1);
  if (!smallest || !largest) throw new Error('There is no market.');
  const { api, straight } = smallest;
  for (const each of asked) await warmUp([each.straight, each.api, each.constraints], LINES);
  const most = await saturate([straight, api]);
  const [straightMost, apiMost] = [most.get(straight) ?? NaN, most.get(api) ?? NaN];
  const perSecond = Math.min(straightMost, apiMost) / 3;
  say(`typed-search: ${largest.market.size} jobs at ${round(perSecond)} questions per second`);
  const { typed, constraints } = await latencies(largest, perSecond);
  const growth = smallest.market.loaded.megabytes / plain.loaded.megabytes;
  await publish({
    bench: 'typed-search',
    versions: await serverVersions(smallest.market.ctx),
    layout: [
      'all processes share all cores: Elasticsearch, one api process per index size, MongoDB, Temporal (idle), one load generator process per target',
    ],
    settings: { sizes: asked.map(({ market }) => market.size), lines: LINES },
    goals: [
      {
        what: `throughput at saturation over straight, ${smallest.market.size} jobs`,
        measured: apiMost / straightMost,
        atLeast: 0.7,
      },
      {
        what: `p95 of lines over that of their constraints alone, ${largest.market.size} jobs`,
        measured: typed.p95 / constraints.p95,
        atMost: 3,
      },
      {
        what: `megabytes of the index over one without words of descriptions, ${smallest.market.size} jobs`,
        measured: growth,
        atMost: 1.6,
      },
    ],
    results: {
      loaded: asked.map(({ market }) => market.loaded),
      plain: plain.loaded,
      perSecondAtSaturation: { straight: straightMost, api: apiMost },
      typed,
      constraints,
    },
  });
}

async function latencies({ api, constraints }: Asked, perSecond: number) {
  const rates = await atRate([api, constraints], perSecond);
  const reportOf = (driver: Driver) => {
    const result = rates.get(driver);
    if (!result) throw new Error(`${driver.name} was not measured.`);
    return rateReport(result, perSecond);
  };
  return { typed: reportOf(api), constraints: reportOf(constraints) };
}
