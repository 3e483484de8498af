import { say } from '../../tools/terminal/say.ts';
import { throughput, type LoadResult } from '../load/load.ts';
import { takeTurns } from '../load/take-turns.ts';
import { durations, type Durations } from '../report/quantiles.ts';
import { round } from '../report/report.ts';
import type { DriverOrder } from './driver.ts';
import type { MixedQuery } from './query-mix.ts';
import type { Driver } from './start-driver.ts';

/** With 16 callers neither core was always busy through the api, and Elasticsearch's was idle a sixth of the time. */
const CONNECTIONS = 64;
/** Elasticsearch keeps compiling for seconds: with two, its compiler took a core for 0.3 s within a slice. */
const WARM_MS = 6_000;
const SATURATE = { rounds: 4, leadMs: 1_000, sliceMs: 3_000 };
const ONE_BY_ONE = { passes: 4, slicesPerPass: 5, leadCalls: 20 };
const RATE = { rounds: 4, leadMs: 1_000, sliceMs: 4_000 };

/** Asks each target every question once, to warm caches and compilers. */
export async function warmUp(drivers: readonly Driver[], calls: number): Promise<void> {
  for (const driver of drivers) {
    await driver.ask(oneAfterAnother(0, calls));
    await driver.ask({
      order: 'saturate',
      first: 0,
      connections: CONNECTIONS,
      durationMs: WARM_MS,
    });
  }
}

/** Answers per second of each target with more callers than it can serve at once, alternating. */
export async function saturate(drivers: readonly Driver[]): Promise<Map<Driver, number>> {
  const { rounds, ...slice } = SATURATE;
  const results = await takeTurns(drivers, rounds, (driver, begin) =>
    afterLead(driver, slice, (sent, durationMs) => ({
      order: 'saturate',
      first: begin + sent,
      connections: CONNECTIONS,
      durationMs,
    })),
  );
  return new Map([...results].map(([driver, result]) => [driver, round(throughput(result))]));
}

/** A fixed arrival rate at each target, alternating. */
export function atRate(
  drivers: readonly Driver[],
  perSecond: number,
): Promise<Map<Driver, LoadResult>> {
  const { rounds, ...slice } = RATE;
  return takeTurns(drivers, rounds, (driver, begin) =>
    afterLead(driver, slice, (sent, durationMs) => ({
      order: 'rate',
      first: begin + sent,
      perSecond,
      durationMs,
    })),
  );
}

/**
 * A turn begins with calls that do not count, since a process that was idle has cold caches. `orderFor` gets the
 * number of calls sent before.
 */
async function afterLead(
  driver: Driver,
  { leadMs, sliceMs }: { leadMs: number; sliceMs: number },
  orderFor: (sent: number, durationMs: number) => DriverOrder,
): Promise<LoadResult> {
  const lead = await asked(driver, orderFor(0, leadMs));
  return asked(driver, orderFor(lead.offered, sliceMs));
}

/** Repeats the mix with a single caller; targets alternate, each after calls that do not count. */
export function oneByOne(
  drivers: readonly Driver[],
  calls: number,
): Promise<Map<Driver, LoadResult>> {
  const slice = Math.ceil(calls / ONE_BY_ONE.slicesPerPass);
  const rounds = ONE_BY_ONE.passes * ONE_BY_ONE.slicesPerPass;
  return takeTurns(drivers, rounds, async (driver, first) => {
    await asked(driver, oneAfterAnother(first + slice, ONE_BY_ONE.leadCalls));
    return asked(driver, oneAfterAnother(first, slice));
  });
}

function oneAfterAnother(first: number, length: number): DriverOrder {
  return { order: 'each', calls: Array.from({ length }, (_, index) => first + index) };
}

async function asked(driver: Driver, order: DriverOrder): Promise<LoadResult> {
  const result = await driver.ask(order);
  if (result.failed > 0) say(`search: ${driver.name}: ${result.failed} calls failed`);
  return result;
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
