import type { ChargeKind } from './ledger-entry.ts';

/** What one kind of charge, with one model, came to in a span of time. */
export interface ChargeSum {
  kind: ChargeKind;
  /** Null where no model was at work. */
  model: string | null;
  count: number;
  costUsdMicros: number;
  inputTokens: number;
  outputTokens: number;
}

/** What a model read and wrote, and cost. */
export interface TokenSum {
  model: string;
  input: number;
  output: number;
  costUsdMicros: number;
}

/** By kind, whatever the model. */
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

/** By model, whatever it was asked for. */
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
