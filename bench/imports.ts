import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createAccount } from '../services/billing/create-account.ts';
import type { AppContext } from '../services/context.ts';
import { createImport } from '../services/transfers/imports/create-import.ts';
import { findImport } from '../storage/transfers/imports/imports.ts';
import { say } from '../tools/terminal/say.ts';
import { candidateTable } from './imports/table.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { peakMemoryMiB, resetPeakMemory } from './stack/memory.ts';
import { processorTimes } from './stack/processor-time.ts';
import { startWorker } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

const SMALL = 2_500;
const FIRST = 1_000;
const MOST_SECONDS = 180;
const MOST_GROWTH = 1.3;
const POLL_MS = 200;

/** The cost of a table of one size, in a worker started for it. */
interface TableCost {
  rows: number;
  seconds: number;
  /** The same table sent again: each row is skipped. */
  againSeconds: number;
  peakMiB: number;
  /** Processor time of a row, by process. */
  msPerRow: Record<string, number>;
}

/** Time of an import of candidates, and memory of the worker by the size of the table. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { rows: { type: 'string', default: '50000' } } });
  await withStack('imports', async (servers) => {
    const costs: TableCost[] = [];
    for (const rows of [SMALL, Number(values.rows)]) {
      const cost = await measureTable(servers, rows);
      say(`imports: ${rows} rows in ${cost.seconds} s, ${cost.peakMiB} MiB`);
      costs.push(cost);
    }
    await report(servers, costs);
  });
}

async function measureTable({ session, stack }: BenchStack, rows: number): Promise<TableCost> {
  const name = `bench-imports-${rows}`;
  const environment = benchEnvironment(stack, name);
  const ctx = await openBench(environment);
  const stopWorker = await startWorker(session, name, environment);
  const pid = session.pids()[name];
  if (pid === undefined) throw new Error('The worker has no pid.');
  const { account } = await createAccount(ctx.stores, { email: `${name}@example.com` });
  const send = (run: string, count: number) => importTable(ctx, account.id, { run, count });
  // A small table first, since some modules are loaded once.
  await send('first', FIRST);
  await resetPeakMemory(pid);
  const before = await processorTimes(session.pids());
  const seconds = await send('people', rows);
  const after = await processorTimes(session.pids());
  const peakMiB = round(await peakMemoryMiB(pid));
  const againSeconds = await send('people', rows);
  await stopWorker();
  await ctx.close();
  const spent = [...after].map(
    ([process, ms]) =>
      [process === name ? 'worker' : process, ms - (before.get(process) ?? 0)] as const,
  );
  return {
    ...{ rows, seconds: round(seconds), againSeconds: round(againSeconds), peakMiB },
    msPerRow: Object.fromEntries(spent.map(([process, ms]) => [process, round(ms / rows)])),
  };
}

/** Imports a table with the durable workflow. Returns seconds from its receipt to its end. */
async function importTable(
  ctx: AppContext,
  accountId: string,
  { run, count }: { run: string; count: number },
): Promise<number> {
  const table = Buffer.from(candidateTable(run, count));
  const file = { filename: 'people.csv', content_base64: table.toString('base64') };
  const actor = { kind: 'system', id: null, name: null } as const;
  const startedAt = performance.now();
  const one = await createImport(
    ctx,
    { accountId, run: null, actor },
    { kind: 'candidates', file, mapping: {}, dry_run: false },
  );
  let ended = await findImport(ctx.stores, one);
  while (ended?.finishedAt === null) {
    await pause(POLL_MS);
    ended = await findImport(ctx.stores, one);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  if (ended?.status !== 'done' || ended.rows !== count || ended.counts.bad > 0) {
    throw new Error(`The import ended with ${JSON.stringify(ended?.counts)}.`);
  }
  return seconds;
}

async function report({ stack }: BenchStack, costs: readonly TableCost[]): Promise<void> {
  const [small, large] = [costs[0], costs.at(-1)];
  if (!small || !large) throw new Error('Two sizes are compared.');
  const ctx = await openBench(benchEnvironment(stack, 'bench-imports'));
  const versions = await serverVersions(ctx);
  await ctx.close();
  await publish({
    bench: 'imports',
    versions,
    layout: [
      'all processes share all cores: a new worker process per table, MongoDB, Elasticsearch and Temporal, the bench',
    ],
    settings: { sizes: costs.map(({ rows }) => rows) },
    goals: [
      {
        what: `seconds for ${large.rows} rows of candidates`,
        measured: large.seconds,
        atMost: MOST_SECONDS,
      },
      {
        what: `peak memory of the worker, table of ${large.rows} rows over table of ${small.rows}`,
        measured: large.peakMiB / small.peakMiB,
        atMost: MOST_GROWTH,
      },
    ],
    results: costs,
  });
}
