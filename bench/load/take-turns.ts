import { mergeResults, type LoadResult } from './load.ts';

/**
 * Alternates short slices of all contestants, so that other load on the machine affects all alike. `slice` gets the
 * number of its contestant's next call.
 */
export async function takeTurns<Contestant>(
  contestants: readonly Contestant[],
  rounds: number,
  slice: (contestant: Contestant, first: number) => Promise<LoadResult>,
): Promise<Map<Contestant, LoadResult>> {
  const slices = new Map<Contestant, LoadResult[]>(contestants.map((one) => [one, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [contestant, done] of slices) {
      const first = done.reduce((calls, { offered }) => calls + offered, 0);
      done.push(await slice(contestant, first));
    }
  }
  return new Map([...slices].map(([contestant, done]) => [contestant, mergeResults(done)]));
}
