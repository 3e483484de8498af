import { parseArgs } from 'node:util';
import { say } from '../tools/terminal/say.ts';
import type { AppContext } from '../services/context.ts';
import { readMarketWords } from './generate/market-words.ts';
import { capture, searchableJobs, writeFloor } from './ingest/floor.ts';
import { generatedBoard } from './ingest/generated-board.ts';
import { ingestBoards, type GeneratedBoard } from './ingest/source.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { startWorker } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

const BOARD = 400;
const ROUNDS = 3;
const AT_ONCE = 8;
const SEED = 31;

/**
 * Measures postings per second from payload to searchable, against the floor of bare writes of the same documents.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      postings: { type: 'string', default: '38400' },
      workers: { type: 'string', default: '1' },
    },
  });
  const boards = await makeBoards(Math.ceil(Number(values.postings) / BOARD));
  const workers = Number(values.workers);
  await withStack('ingest', (servers) => measure(servers, boards, workers));
}

async function makeBoards(count: number): Promise<GeneratedBoard[]> {
  const words = await readMarketWords();
  const nowMs = Date.now();
  return Array.from({ length: count }, (_, index) =>
    generatedBoard(words, {
      ...{ token: `bench-${index}`, seed: SEED + index },
      ...{ postings: BOARD, nowMs },
    }),
  );
}

async function measure(
  servers: BenchStack,
  boards: GeneratedBoard[],
  workers: number,
): Promise<void> {
  const environment = benchEnvironment(servers.stack, 'bench-ingest');
  const ctx = await openBench(environment);
  const floor = await openBench(benchEnvironment(servers.stack, 'bench-floor'));
  for (let worker = 1; worker <= workers; worker += 1) {
    await startWorker(servers.session, `worker-${worker}`, environment);
  }
  const rounds = await measureRounds(ctx, floor, boards);
  const versions = await serverVersions(ctx);
  await ctx.close();
  await floor.close();
  const { firstPerSecond, floorPerSecond, againPerSecond } = summary(rounds);
  await publish({
    bench: 'ingest',
    versions,
    layout: [
      `all processes share all cores: ${workers} worker process(es), MongoDB, Elasticsearch, Temporal, the bench`,
    ],
    settings: { workers, boards: boards.length, postingsPerBoard: BOARD, boardsAtOnce: AT_ONCE },
    goals: [
      {
        what: 'postings per second over the floor of bare writes',
        measured: firstPerSecond / floorPerSecond,
        atLeast: 0.5,
      },
      {
        what: 'unchanged second read, times as fast as the first',
        measured: againPerSecond / firstPerSecond,
        atLeast: 5,
      },
    ],
    results: {
      firstPerSecond: round(firstPerSecond),
      floorPerSecond: round(floorPerSecond),
      againPerSecond: round(againPerSecond),
      rounds,
    },
  });
}

/** Milliseconds of one group of boards. */
interface Round {
  postings: number;
  firstMs: number;
  floorMs: number;
  againMs: number;
}

/** First read, floor and second read alternate, after a warm-up group that does not count. */
async function measureRounds(
  ctx: AppContext,
  floor: AppContext,
  boards: GeneratedBoard[],
): Promise<Round[]> {
  const seen = new Set<string>();
  const size = Math.ceil(boards.length / (ROUNDS + 1));
  const rounds: Round[] = [];
  for (let at = 0; at < boards.length; at += size) {
    const group = boards.slice(at, at + size);
    const firstMs = await ingestBoards(ctx, group, AT_ONCE);
    const captured = await capture(ctx, seen);
    const floorMs = await writeFloor(floor, captured);
    const againMs = await ingestBoards(ctx, group, AT_ONCE);
    const postings = captured.records.length;
    if (postings !== group.length * BOARD) throw new Error(`Only ${postings} postings arrived.`);
    say(`ingest: ${postings} postings in ${round(firstMs)} ms, floor ${round(floorMs)} ms`);
    rounds.push({
      postings,
      firstMs: Math.round(firstMs),
      floorMs: Math.round(floorMs),
      againMs: Math.round(againMs),
    });
  }
  const [inIndex, inFloor] = await Promise.all([ctx, floor].map(searchableJobs));
  if (inIndex !== inFloor) throw new Error(`${inIndex} jobs are searchable, not ${inFloor}.`);
  return rounds.slice(1);
}

function summary(rounds: readonly Round[]) {
  const total = (pick: (round: Round) => number) =>
    rounds.reduce((sum, measured) => sum + pick(measured), 0);
  const postings = total((measured) => measured.postings) * 1000;
  return {
    firstPerSecond: postings / total(({ firstMs }) => firstMs),
    floorPerSecond: postings / total(({ floorMs }) => floorMs),
    againPerSecond: postings / total(({ againMs }) => againMs),
  };
}
