import type { TokenUsage } from './model-task.ts';

/** Micro-USD per million tokens. Prices are configuration (decision 0018). */
export interface TokenPrices {
  inputUsdMicrosPerMtok: number;
  outputUsdMicrosPerMtok: number;
}

const TOKENS_PER_MTOK = 1_000_000;

/** What so many tokens cost in integer micro-USD; a started micro-USD counts whole. */
export function tokenCost(
  { input, output }: Pick<TokenUsage, 'input' | 'output'>,
  prices: TokenPrices,
): number {
  const cost = input * prices.inputUsdMicrosPerMtok + output * prices.outputUsdMicrosPerMtok;
  return Math.ceil(cost / TOKENS_PER_MTOK);
}
