import { createBoardMaker } from '../generate/boards.ts';
import type { MarketWords } from '../generate/market-words.ts';
import type { GeneratedBoard } from './source.ts';

interface BoardPlan {
  token: string;
  seed: number;
  postings: number;
  nowMs: number;
}

/** A board that is generated when it is stored, the same for the same plan, so that any number fits in memory. */
export function generatedBoard(
  words: MarketWords,
  { token, seed, postings, nowMs }: BoardPlan,
): GeneratedBoard {
  return {
    token,
    pieces: () => [[...createBoardMaker(words, seed, nowMs).board(postings)].join('')],
  };
}
