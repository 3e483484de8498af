/** Sends call number `index` of a target's mix and resolves when the response was read; rejects on failure. */
export type Send = (index: number) => Promise<void>;

/** The result of a slice of load. `calls` and `latenciesMs` have one entry per answered call. */
export interface LoadResult {
  durationMs: number;
  offered: number;
  answered: number;
  failed: number;
  /** Numbers in the mix. */
  calls: number[];
  latenciesMs: number[];
}

export function emptyResult(): LoadResult {
  return { durationMs: 0, offered: 0, answered: 0, failed: 0, calls: [], latenciesMs: [] };
}

/** Slices of the same kind as one. */
export function mergeResults(slices: readonly LoadResult[]): LoadResult {
  const merged = emptyResult();
  for (const slice of slices) {
    merged.durationMs += slice.durationMs;
    merged.offered += slice.offered;
    merged.answered += slice.answered;
    merged.failed += slice.failed;
    merged.calls.push(...slice.calls);
    merged.latenciesMs.push(...slice.latenciesMs);
  }
  return merged;
}

/** Answered calls per second. */
export function throughput({ answered, durationMs }: LoadResult): number {
  return (answered * 1000) / durationMs;
}
