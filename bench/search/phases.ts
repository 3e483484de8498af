import { say } from '../../local/terminal/say.ts';
import { mergeResults, throughput, type LoadResult } from '../load/load.ts';
import { durations, type Durations } from '../report/quantiles.ts';
import { round } from '../report/report.ts';
import type { MixedQuery } from './query-mix.ts';
import type { Driver } from './start-driver.ts';

const CONNECTIONS = 16;
const SATURATE = { rounds: 3, sliceMs: 3_000 };
const ONE_BY_ONE = { passes: 2, slicesPerPass: 5 };
const RATE = { rounds: 4, sliceMs: 4_000 };

/** Every question once to every target, so that caches and compilers are warm. */
export async function warmUp(drivers: readonly Driver[], calls: number): Promise<void> {
  const order = { order: 'each', calls: Array.from({ length: calls }, (_, call) => call) } as const;
  for (const driver of drivers) {
    await driver.ask(order);
    await driver.ask({ order: 'saturate', first: 0, connections: CONNECTIONS, durationMs: 2_000 });
  }
}

/** Answers per second of each driver's target with more askers than it can serve at once; targets take turns. */
export async function saturate(drivers: readonly Driver[]): Promise<Map<Driver, number>> {
  const { rounds, sliceMs } = SATURATE;
  const results = await takeTurns(drivers, rounds, (driver, first) =>
    driver.ask({ order: 'saturate', first, connections: CONNECTIONS, durationMs: sliceMs }),
  );
  return new Map([...results].map(([driver, result]) => [driver, round(throughput(result))]));
}

/** A fixed arrival rate to each driver's target; targets take turns. */
export function atRate(
  drivers: readonly Driver[],
  perSecond: number,
): Promise<Map<Driver, LoadResult>> {
  return takeTurns(drivers, RATE.rounds, (driver, first) =>
    driver.ask({ order: 'rate', first, perSecond, durationMs: RATE.sliceMs }),
  );
}

/** The mix twice, by a single asker who waits for every answer; targets take turns. */
export function oneByOne(
  drivers: readonly Driver[],
  calls: number,
): Promise<Map<Driver, LoadResult>> {
  const slice = Math.ceil(calls / ONE_BY_ONE.slicesPerPass);
  const rounds = ONE_BY_ONE.passes * ONE_BY_ONE.slicesPerPass;
  return takeTurns(drivers, rounds, (driver, first) => {
    const numbers = Array.from({ length: slice }, (_, index) => first + index);
    return driver.ask({ order: 'each', calls: numbers });
  });
}

/** Short slices in turn: what else the machine does falls on all of them alike. */
async function takeTurns(
  drivers: readonly Driver[],
  rounds: number,
  slice: (driver: Driver, first: number) => Promise<LoadResult>,
): Promise<Map<Driver, LoadResult>> {
  const slices = new Map<Driver, LoadResult[]>(drivers.map((driver) => [driver, []]));
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const [driver, done] of slices) {
      const first = done.reduce((calls, { offered }) => calls + offered, 0);
      const result = await slice(driver, first);
      if (result.failed > 0) say(`search: ${driver.name}: ${result.failed} calls failed`);
      done.push(result);
    }
  }
  return new Map([...slices].map(([driver, done]) => [driver, mergeResults(done)]));
}

/** How a fixed rate went, in numbers. */
export interface RateReport extends Durations {
  offeredPerSecond: number;
  answeredPerSecond: number;
  failed: number;
}

export function rateReport(result: LoadResult, perSecond: number): RateReport {
  return {
    offeredPerSecond: round(perSecond),
    answeredPerSecond: round(throughput(result)),
    failed: result.failed,
    ...durations(result.latenciesMs),
  };
}

/** The same latencies, kind of question by kind. */
export function byKind(
  { calls, latenciesMs }: LoadResult,
  mix: readonly MixedQuery[],
): Map<string, Durations> {
  const kinds = new Map<string, number[]>();
  calls.forEach((call, index) => {
    const kind = mix[call % mix.length]?.kind ?? '';
    const known = kinds.get(kind) ?? [];
    known.push(latenciesMs[index] ?? NaN);
    kinds.set(kind, known);
  });
  return new Map([...kinds].sort().map(([kind, values]) => [kind, durations(values)]));
}
