import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { benchMethods } from './bench-methods.ts';
import { markdownTable, page } from './markdown.ts';
import { resumeTables } from './resume-tables.ts';

const folder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'bench', 'results');

const goalSchema = z.object({
  what: z.string(),
  measured: z.number(),
  atLeast: z.number().optional(),
  atMost: z.number().optional(),
  reached: z.boolean(),
});
type Goal = z.infer<typeof goalSchema>;

const resultSchema = z.object({
  bench: z.string(),
  date: z.string(),
  machine: z.object({
    cpu: z.string(),
    cores: z.number(),
    memoryGiB: z.number(),
    system: z.string(),
    node: z.string(),
  }),
  versions: z.record(z.string(), z.string()),
  layout: z.array(z.string()),
  goals: z.array(goalSchema),
  results: z.unknown(),
});
type Result = z.infer<typeof resultSchema>;

const introduction = [
  'The latest stored run of each bench in `bench/results`. `npm run bench -- <name>` runs one again: one command, with servers of its own, and api and worker compiled as in the image.',
  'Ratios carry over to other machines; absolute numbers do not. `mongodb 8.2.11` is secantus, which speaks MongoDB’s protocol over WiredTiger and reports that version. What was tried and measured on the way is in `bench/NOTES.md`.',
].join('\n\n');

/** docs/performance.md, from bench/results: all figures, the shortfalls with their causes, then how each bench measures. */
export function performanceReport(): string {
  const [unknown] = storedBenches().filter((name) => !(name in benchMethods));
  if (unknown !== undefined) throw new Error(`bench-methods.ts does not describe ${unknown}.`);
  const results = Object.keys(benchMethods).flatMap((name) => readResult(name) ?? []);
  const machines = [...new Set(results.map(machineOf))];
  return page(
    'Performance',
    introduction,
    figures(results, machines),
    machines.map((machine, index) => `${index + 1}. ${machine}`).join('\n'),
    `## Shortfalls\n\n${results.flatMap(shortfallsOf).join('\n')}`,
    `## Method\n\n${Object.keys(benchMethods).map(methodOf).join('\n\n')}`,
  );
}

function storedBenches(): string[] {
  return readdirSync(folder).map((file) => basename(file, '.json'));
}

function readResult(name: string): Result | null {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? resultSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

function figures(results: Result[], machines: string[]): string {
  return markdownTable(
    ['Bench', 'Figure', 'Measured', 'Target', 'Reached', 'Date', 'Machine'],
    results.flatMap((result) =>
      result.goals.map((goal) => [
        result.bench,
        goal.what,
        digits(goal.measured),
        targetOf(goal),
        goal.reached ? 'yes' : '**no**',
        result.date,
        String(machines.indexOf(machineOf(result)) + 1),
      ]),
    ),
  );
}

function shortfallsOf({ bench, goals }: Result): string[] {
  const missed = goals.filter(({ reached }) => !reached);
  const cause = benchMethods[bench]?.shortfall;
  if (missed.length > 0 && cause === undefined) {
    throw new Error(`bench-methods.ts does not say why ${bench} misses a goal.`);
  }
  if (cause === undefined) return [];
  const numbers = missed.map((goal) => `${goal.what} ${digits(goal.measured)}, ${targetOf(goal)}`);
  return [`- **${bench}**: ${[...numbers, cause].join('. ')}`];
}

function methodOf(name: string): string {
  const heading = `### ${name}\n\n${benchMethods[name]?.method}`;
  const result = readResult(name);
  if (result === null) return `${heading} Not measured yet.`;
  const servers = Object.entries(result.versions).map(
    ([server, version]) => `${server} ${version}`,
  );
  const circumstances = [...servers, ...result.layout].join('; ');
  return [`${heading}\n\n_${circumstances}_`, absoluteFigures(result)].join('\n\n').trim();
}

function machineOf({ machine: { cpu, cores, memoryGiB, system, node } }: Result): string {
  const [name] = system.split('-');
  return `${cpu}, ${cores} cores, ${memoryGiB} GiB, ${name}, node ${node}`;
}

const rate = z.object({
  offeredPerSecond: z.number(),
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
});
const searchResults = z.object({
  sizes: z.array(
    z.object({
      size: z.number(),
      perSecondAtSaturation: z.object({ straight: z.number(), api: z.number() }),
      straight: rate,
      api: rate,
    }),
  ),
});

const times = z.object({ p50: z.number(), p95: z.number(), p99: z.number() });
type Times = z.infer<typeof times>;
const peerResults = z.object({
  ours: z.object({ perSecond: z.array(z.number()), idleMs: times }),
  outpost: z.object({
    perSecond: z.array(z.number()),
    idleMs: z.object({ fromCommit: times, fromCall: times }),
  }),
});

/** The absolute numbers where the ratios alone say too little. */
function absoluteFigures({ bench, results }: Result): string {
  if (bench === 'resume') return resumeTables(results);
  if (bench === 'search') return searchTable(searchResults.parse(results));
  if (bench === 'webhooks-peer') return peerTable(peerResults.parse(results));
  return '';
}

function searchTable({ sizes }: z.infer<typeof searchResults>): string {
  return markdownTable(
    [
      'Jobs',
      'Elasticsearch, per second',
      'API, per second',
      'Latency at',
      'Elasticsearch p50 / p95 / p99 ms',
      'API p50 / p95 / p99 ms',
    ],
    sizes.map(({ size, perSecondAtSaturation: most, straight, api }) => [
      size.toLocaleString('en'),
      String(most.straight),
      String(most.api),
      `${straight.offeredPerSecond}/s`,
      quantiles(straight),
      quantiles(api),
    ]),
  );
}

function peerTable({ ours, outpost }: z.infer<typeof peerResults>): string {
  const ratesOf = (rates: number[]) => rates.map(digits).join(', ');
  return markdownTable(
    ['', 'Ours', 'Outpost'],
    [
      ['deliveries per second, each round', ratesOf(ours.perSecond), ratesOf(outpost.perSecond)],
      [
        'commit to receipt when idle, p50 / p95 / p99 ms',
        quantiles(ours.idleMs),
        quantiles(outpost.idleMs.fromCommit),
      ],
      ['the same from the call, p50 / p95 / p99 ms', '', quantiles(outpost.idleMs.fromCall)],
    ],
  );
}

function quantiles({ p50, p95, p99 }: Times): string {
  return `${p50} / ${p95} / ${p99}`;
}

function digits(value: number): string {
  return String(Number(value.toPrecision(3)));
}

function targetOf({ atLeast, atMost }: Goal): string {
  return atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
}
