import { median } from '../report/quantiles.ts';
import type { ComparedPath } from './paths.ts';

/** The measured goals of one version, by their texts. */
export type Measured = ReadonlyMap<string, number>;

/** Both versions, measured one right after the other. */
export interface Pair {
  release: Measured;
  head: Measured;
}

export interface Comparison {
  path: ComparedPath;
  /** Head over release, one for each pair in which both have the goal. */
  ratios: number[];
  /** Null when no pair has the goal in both versions. */
  median: number | null;
}

/** A path may lose a fifth before the comparison fails: pairs on a busy machine differ by a tenth. */
export const LEAST_RATIO = 0.8;

export function comparePath(path: ComparedPath, pairs: readonly Pair[]): Comparison {
  const ratios = pairs.flatMap(({ release, head }) => {
    const [before, now] = [release.get(path.goal), head.get(path.goal)];
    return before === undefined || now === undefined || before <= 0 ? [] : [now / before];
  });
  return { path, ratios, median: ratios.length === 0 ? null : median(ratios) };
}

export function isSlower({ median: ratio }: Comparison): boolean {
  return ratio !== null && ratio < LEAST_RATIO;
}
