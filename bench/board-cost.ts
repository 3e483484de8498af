import { parseArgs } from 'node:util';
import { say } from '../tools/terminal/say.ts';
import { createBoardMaker } from './generate/boards.ts';
import { readMarketWords, type MarketWords } from './generate/market-words.ts';
import { ingestBoards } from './ingest/source.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { peakMemoryMiB, resetPeakMemory } from './stack/memory.ts';
import { startWorker } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

const SMALL = 100;
const MIDDLE = 2_000;
const SEED = 47;

/** Cost of reading a board of one size, in a worker started for it. */
interface BoardCost {
  postings: number;
  peakMiB: number;
  msPerPosting: number;
}

/** Memory of a worker and cost per posting, by the size of the board. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { postings: { type: 'string', default: '20000' } },
  });
  const sizes = [SMALL, MIDDLE, Number(values.postings)];
  const words = await readMarketWords();
  await withStack('board-cost', async (servers) => {
    const costs: BoardCost[] = [];
    for (const postings of sizes) {
      const cost = await measureBoard(servers, { words, postings });
      say(`board-cost: ${postings} postings, ${cost.peakMiB} MiB, ${cost.msPerPosting} ms each`);
      costs.push(cost);
    }
    await report(servers, costs);
  });
}

interface BoardPlan {
  words: MarketWords;
  postings: number;
}

async function measureBoard(
  { session, stack }: BenchStack,
  { words, postings }: BoardPlan,
): Promise<BoardCost> {
  const name = `bench-board-${postings}`;
  const environment = {
    ...benchEnvironment(stack, name),
    FETCH_MAX_BODY_MIB: '1024',
  };
  const ctx = await openBench(environment);
  const stopWorker = await startWorker(session, name, environment);
  const pid = session.pids()[name];
  if (pid === undefined) throw new Error('The worker has no pid.');
  const maker = createBoardMaker(words, SEED, Date.now());
  // A small board first, since some modules are loaded once.
  await ingestBoards(ctx, [{ token: `${name}-first`, pieces: () => maker.board(SMALL) }], 1);
  await resetPeakMemory(pid);
  const board = { token: name, pieces: () => maker.board(postings) };
  const tookMs = await ingestBoards(ctx, [board], 1);
  const peakMiB = round(await peakMemoryMiB(pid));
  await stopWorker();
  await ctx.close();
  return { postings, peakMiB, msPerPosting: round(tookMs / postings) };
}

async function report({ stack }: BenchStack, costs: readonly BoardCost[]): Promise<void> {
  const [small, large] = [costs[0], costs.at(-1)];
  if (!small || !large) throw new Error('Two sizes are compared.');
  const ctx = await openBench(benchEnvironment(stack, 'bench-board'));
  const versions = await serverVersions(ctx);
  await ctx.close();
  await publish({
    bench: 'board-cost',
    versions,
    layout: [
      'all processes share all cores: a new worker process per board (workflows built before), MongoDB, Elasticsearch, Temporal, the bench',
    ],
    settings: { sizes: costs.map(({ postings }) => postings) },
    goals: [
      {
        what: `peak memory of the worker, board of ${large.postings} over board of ${small.postings}`,
        measured: large.peakMiB / small.peakMiB,
        atMost: 1.3,
      },
    ],
    results: costs,
  });
}
