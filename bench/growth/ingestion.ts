import { readMarketWords } from '../generate/market-words.ts';
import { generatedBoard } from '../ingest/generated-board.ts';
import { ingestBoards } from '../ingest/source.ts';
import type { BenchStack } from '../stack/with-stack.ts';
import { byWorkers, type ByWorkers } from './by-workers.ts';

const BOARDS = 30;
const POSTINGS = 400;
const AT_ONCE = 8;

/** Postings per second from their payload to searchable. */
export async function ingestion(servers: BenchStack): Promise<ByWorkers> {
  const words = await readMarketWords();
  const nowMs = Date.now();
  let made = 0;
  const nextBoard = () => {
    const seed = (made += 1);
    return generatedBoard(words, { token: `growth-${seed}`, seed, postings: POSTINGS, nowMs });
  };
  return byWorkers(servers, { name: 'ingestion' }, async (ctx) => {
    const boards = Array.from({ length: BOARDS }, nextBoard);
    const ms = await ingestBoards(ctx, boards, AT_ONCE);
    return (BOARDS * POSTINGS * 1_000) / ms;
  });
}
