import type { ChargeKind } from './ledger-entry.ts';

/** The sum of one kind of charge, with one model, in a period. */
export interface ChargeSum {
  kind: ChargeKind;
  /** Null when no model was used. */
  model: string | null;
  count: number;
  costUsdMicros: number;
  inputTokens: number;
  outputTokens: number;
}

/** Tokens and cost of a model. */
export interface TokenSum {
  model: string;
  input: number;
  output: number;
  costUsdMicros: number;
}

/** By kind, over all models. */
export function chargesByKind(
  sums: readonly ChargeSum[],
): { kind: ChargeKind; count: number; costUsdMicros: number }[] {
  const kinds = [...new Set(sums.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const ofKind = sums.filter((sum) => sum.kind === kind);
    return {
      kind,
      count: ofKind.reduce((count, sum) => count + sum.count, 0),
      costUsdMicros: totalCost(ofKind),
    };
  });
}

/** By model, over all kinds. */
export function tokensByModel(sums: readonly ChargeSum[]): TokenSum[] {
  const models = new Map<string, TokenSum>();
  for (const { model, inputTokens, outputTokens, costUsdMicros } of sums) {
    if (model === null) continue;
    const sum = models.get(model) ?? { model, input: 0, output: 0, costUsdMicros: 0 };
    sum.input += inputTokens;
    sum.output += outputTokens;
    sum.costUsdMicros += costUsdMicros;
    models.set(model, sum);
  }
  return [...models.values()];
}

export function totalCost(sums: readonly ChargeSum[]): number {
  return sums.reduce((total, { costUsdMicros }) => total + costUsdMicros, 0);
}
