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
const peerRounds = z.object({
  perSecond: z.array(z.number()),
  processorMsPerDelivery: z.record(z.string(), z.number()),
});
const peerSide = peerRounds.extend({
  idleMs: z.object({ fromCommit: times, fromCall: times }),
});
const peerResults = z.object({
  ours: z.object({ alone: peerRounds, together: peerRounds, idleMs: times }),
  outpost: peerSide,
  outpostWith32: peerSide,
});

const besideSearches = z.object({ quiet: times, sending: times });

const deliveryResults = z.object({
  perSecond: z.object({ alone: z.array(z.number()), together: z.array(z.number()) }),
  idleMs: z.object({ delivery: times }),
  oneEventToEachOf200Ms: z.array(z.number()),
  searchesMs: z.object({ announcer: besideSearches, sender: besideSearches }),
});

const payResults = z.object({
  byMarket: z.record(
    z.string(),
    z.object({
      stated: z.number(),
      given: z.number(),
      precision: z.number(),
      recall: z.number(),
    }),
  ),
});

/** The absolute numbers where the ratios alone say too little. */
function absoluteFigures({ bench, results }: Result): string {
  if (bench === 'resume') return resumeTables(results);
  if (bench === 'search') return searchTable(searchResults.parse(results));
  if (bench === 'webhooks') return deliveryTable(deliveryResults.parse(results));
  if (bench === 'webhooks-peer') return peerTable(peerResults.parse(results));
  if (bench === 'pay') return payTable(payResults.parse(results));
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

function deliveryTable(results: z.infer<typeof deliveryResults>): string {
  const { perSecond, idleMs, oneEventToEachOf200Ms, searchesMs } = results;
  const inTurn = (values: number[]) => values.map(digits).join(', ');
  return markdownTable(
    ['', ''],
    [
      ['Deliveries per second, one insert per commit', inTurn(perSecond.alone)],
      ['the same, commits as applications make them', inTurn(perSecond.together)],
      ['Commit to receipt when idle, p50 / p95 / p99 ms', quantiles(idleMs.delivery)],
      ['One event to each of 200 endpoints, ms', inTurn(oneEventToEachOf200Ms)],
      ...Object.entries(searchesMs).flatMap(([by, { quiet, sending }]) => [
        [
          `Searches while nothing is sent, attempts by the ${by}, p50 / p95 / p99 ms`,
          quantiles(quiet),
        ],
        [
          `Searches beside 200 deliveries a second, attempts by the ${by}, p50 / p95 / p99 ms`,
          quantiles(sending),
        ],
      ]),
    ],
  );
}

function peerTable({ ours, outpost, outpostWith32 }: z.infer<typeof peerResults>): string {
  const row = (name: string, rounds: z.infer<typeof peerRounds>, idle: Times[]) => [
    name,
    rounds.perSecond.map(digits).join(', '),
    idle.map(quantiles).join('; '),
    processorTime(rounds.processorMsPerDelivery),
  ];
  const idleOf = ({ idleMs }: z.infer<typeof peerSide>) => [idleMs.fromCommit, idleMs.fromCall];
  return markdownTable(
    [
      '',
      'Deliveries per second, each round',
      'Commit to receipt when idle; from the call: p50 / p95 / p99 ms',
      'Processor time of a delivery, ms',
    ],
    [
      row('Ours, one insert per commit', ours.alone, [ours.idleMs]),
      row('Ours, commits as applications make them', ours.together, []),
      row('Outpost', outpost, idleOf(outpost)),
      row('Outpost with a concurrency of 32', outpostWith32, idleOf(outpostWith32)),
    ],
  );
}

/** The costliest process first, without those that did nothing for it. */
function processorTime(byProcess: Record<string, number>): string {
  return Object.entries(byProcess)
    .filter(([, ms]) => ms >= 0.05)
    .sort(([, one], [, other]) => other - one)
    .map(([name, ms]) => `${name} ${digits(ms)}`)
    .join(', ');
}

function payTable({ byMarket }: z.infer<typeof payResults>): string {
  return markdownTable(
    ['Market', 'Texts with pay', 'Read', 'Precision', 'Recall'],
    Object.entries(byMarket).map(([market, { stated, given, precision, recall }]) => [
      market,
      ...[stated, given, precision, recall].map(String),
    ]),
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
