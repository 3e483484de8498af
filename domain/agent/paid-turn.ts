import { z } from 'zod';
import type { TokenUsage } from '../model/model-task.ts';

/** A paid model turn. */
export interface PaidTurn extends TokenUsage {
  /** Business key of the charge, so that a turn is counted once. */
  key: string;
  costUsdMicros: number;
}

/** Members of `usage`: the model, its tokens and their cost. */
export const usageMembers = {
  model: z.string().nullable(),
  input: z.int(),
  output: z.int(),
  cost_usd_micros: z.int(),
};

/** The sum of paid turns, with the latest model. */
export function usageOf(turns: readonly PaidTurn[]) {
  const sum = (member: 'input' | 'output' | 'costUsdMicros') =>
    turns.reduce((total, turn) => total + turn[member], 0);
  return {
    model: turns.at(-1)?.model ?? null,
    input: sum('input'),
    output: sum('output'),
    cost_usd_micros: sum('costUsdMicros'),
  };
}
