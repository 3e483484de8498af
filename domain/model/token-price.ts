import type { TokenUsage } from './model-task.ts';

/** Micro-USD per million tokens. Prices are configuration (decision 0018). */
export interface TokenPrices {
  inputUsdMicrosPerMtok: number;
  outputUsdMicrosPerMtok: number;
}

const TOKENS_PER_MTOK = 1_000_000;

/** The price of a number of tokens in integer micro-USD, rounded up. */
export function tokenCost(
  { input, output }: Pick<TokenUsage, 'input' | 'output'>,
  prices: TokenPrices,
): number {
  const cost = input * prices.inputUsdMicrosPerMtok + output * prices.outputUsdMicrosPerMtok;
  return Math.ceil(cost / TOKENS_PER_MTOK);
}
