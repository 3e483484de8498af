import type { AppContext } from '../../services/context.ts';
import { say } from '../../tools/terminal/say.ts';
import { round } from '../report/report.ts';
import { benchEnvironment } from '../stack/environment.ts';
import { openBench } from '../stack/open-bench.ts';
import { startWorker } from '../stack/services.ts';
import type { BenchStack } from '../stack/with-stack.ts';

const ROUNDS = 2;

/** Rates per second, round by round, with one worker and with two. */
export interface ByWorkers {
  one: number[];
  two: number[];
}

/** A kind of work, with more settings of its workers. */
export interface Work {
  name: string;
  settings?: Record<string, string>;
}

/** Measures with one worker and with two in turn, after a round of one that does not count. */
export function byWorkers(
  servers: BenchStack,
  work: Work,
  perSecond: (ctx: AppContext) => Promise<number>,
): Promise<ByWorkers> {
  return withWorkers(servers, work, async (ctx, start) => {
    const rates: ByWorkers = { one: [], two: [] };
    const measure = async (of: number[], workers: string) => {
      const rate = round(await perSecond(ctx));
      say(`growth: ${work.name} by ${workers}: ${rate}/s`);
      of.push(rate);
    };
    await start();
    await perSecond(ctx);
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      await measure(rates.one, 'one worker');
      const stopSecond = await start();
      await measure(rates.two, 'two workers');
      await stopSecond();
    }
    return rates;
  });
}

/** Starts one more worker. Returns a function that ends it. */
type StartWorker = () => Promise<() => Promise<void>>;

/** Runs `measure`, and ends the workers that it started. */
export async function withWorkers<Result>(
  { session, stack }: BenchStack,
  { name, settings = {} }: Work,
  measure: (ctx: AppContext, start: StartWorker) => Promise<Result>,
): Promise<Result> {
  const environment = { ...benchEnvironment(stack, 'bench-growth'), ...settings };
  const ctx = await openBench(environment);
  const stops: (() => Promise<void>)[] = [];
  const start = async () => {
    const stop = await startWorker(session, `${name}-${stops.length + 1}`, environment);
    stops.push(stop);
    return stop;
  };
  try {
    return await measure(ctx, start);
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    await ctx.close();
  }
}
