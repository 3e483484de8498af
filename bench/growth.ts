import { parseArgs } from 'node:util';
import { WrongUse } from '../tools/terminal/run-command.ts';
import type { ByWorkers } from './growth/by-workers.ts';
import { deliveries } from './growth/deliveries.ts';
import { ingestion } from './growth/ingestion.ts';
import { limitedMails, mails } from './growth/mails.ts';
import { searchRows } from './growth/searches.ts';
import { median } from './report/quantiles.ts';
import { publish } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

const HEAP_MB = '1024';

/** Measures what more shards, nodes and workers cost and bring, on the cores of this machine. */
export async function run(args: string[]): Promise<void> {
  const jobs = readJobs(args);
  process.env['ELASTICSEARCH_HEAP_MB'] ??= HEAP_MB;
  await withStack('growth', async (servers) => {
    const workers = {
      ingestion: await ingestion(servers),
      deliveries: await deliveries(servers),
      mails: await mails(servers),
    };
    const limited = await limitedMails(servers);
    const searches = await searchRows(servers, jobs);
    await publish({
      bench: 'growth',
      versions: await versionsOf(servers),
      layout: [
        'all processes share all cores: Elasticsearch’s nodes, MongoDB, Temporal, workers, the bench',
        `Elasticsearch heap ${process.env['ELASTICSEARCH_HEAP_MB']} MB a node; searches go to the first node`,
      ],
      settings: { jobs },
      goals: [
        ...Object.entries(workers).map(([what, rates]) => ({
          what: `${what} per second of two workers over that of one`,
          measured: gain(rates),
          atLeast: 0.9,
        })),
        {
          what: 'mails per second of two workers over MAIL_PER_SECOND',
          measured: limited,
          atMost: 1.05,
        },
      ],
      results: { workers, limited, searches },
    });
  });
}

function readJobs(args: string[]): number {
  const options = { jobs: { type: 'string', default: '1000000' } } as const;
  const jobs = Number(parseArgs({ args, options }).values.jobs);
  if (Number.isInteger(jobs) && jobs > 0) return jobs;
  throw new WrongUse('--jobs: a whole number above 0');
}

/** On cores that are shared, a second worker can at best cost nothing. */
function gain({ one, two }: ByWorkers): number {
  return median(two) / median(one);
}

async function versionsOf({ stack }: BenchStack): Promise<Record<string, string>> {
  const ctx = await openBench(benchEnvironment(stack, 'bench-growth'));
  const versions = await serverVersions(ctx);
  await ctx.close();
  return versions;
}
