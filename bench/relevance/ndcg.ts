const DEPTH = 10;

/**
 * Normalised discounted cumulative gain of the first ten results: 1 when no other order of any of the judged
 * jobs would have been better, 0 when none of the ten is wanted.
 */
export function ndcg(found: readonly number[], judged: readonly number[]): number {
  const best = gain(judged.toSorted((a, b) => b - a));
  return best === 0 ? 0 : gain(found) / best;
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, DEPTH)
    .reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);
}
