import { round } from './report.ts';

/** How long calls took, in milliseconds. */
export interface Durations {
  calls: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

export function durations(valuesMs: readonly number[]): Durations {
  const sorted = Float64Array.from(valuesMs).sort();
  return {
    calls: sorted.length,
    p50: round(quantile(sorted, 0.5)),
    p95: round(quantile(sorted, 0.95)),
    p99: round(quantile(sorted, 0.99)),
    max: round(sorted.at(-1) ?? NaN),
  };
}

/** Nearest rank: a value that was really seen. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export function median(values: readonly number[]): number {
  return quantile(Float64Array.from(values).sort(), 0.5);
}
