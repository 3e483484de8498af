import type { Random } from '../../tools/seed/random.ts';

/** Draws values as often as their weights say. */
export interface Urn<T> {
  draw(random: Random): T;
}

export function createUrn<T>(entries: readonly (readonly [T, number])[]): Urn<T> {
  let total = 0;
  const bounds = Float64Array.from(entries, ([, weight]) => (total += weight));
  return {
    draw(random) {
      const entry = entries[firstAbove(bounds, random.next() * total)];
      if (entry === undefined) throw new Error('There is nothing to draw from.');
      return entry[0];
    },
  };
}

/** Position `rank` (from 0) is drawn in proportion to 1 / (rank + 1): few are everywhere, most are rare. */
export function createZipf(count: number): Urn<number> {
  return createUrn(Array.from({ length: count }, (_, rank) => [rank, 1 / (rank + 1)] as const));
}

/** Counts values; what an urn is made from. */
export function countOf<T>(values: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function firstAbove(bounds: Float64Array, value: number): number {
  let low = 0;
  let high = bounds.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bounds[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
