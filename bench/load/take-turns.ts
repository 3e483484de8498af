import { mergeResults, type LoadResult } from './load.ts';

/**
 * Short slices in turn, one of each contestant a round: what else the machine does falls on all of them alike.
 * `slice` is told the number of its contestant's next call.
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
