import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { methods } from './bench-methods.ts';
import { markdownTable, page } from './markdown.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

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
  goals: z.array(
    z.object({
      what: z.string(),
      measured: z.number(),
      atLeast: z.number().optional(),
      atMost: z.number().optional(),
      reached: z.boolean(),
    }),
  ),
  results: z.unknown(),
});
type Result = z.infer<typeof resultSchema>;

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
      loaded: z.object({ seconds: z.number(), jobsPerSecond: z.number(), segments: z.number() }),
      perSecondAtSaturation: z.object({ straight: z.number(), api: z.number() }),
      straight: rate,
      api: rate,
    }),
  ),
  peer: z
    .object({
      p95ByKind: z.record(z.string(), z.object({ apiMs: z.number(), postgresMs: z.number() })),
    })
    .nullable(),
});
const boardResults = z.array(
  z.object({ postings: z.number(), peakMiB: z.number(), msPerPosting: z.number() }),
);
const ingestResults = z.object({
  firstPerSecond: z.number(),
  floorPerSecond: z.number(),
  againPerSecond: z.number(),
});

const times = z.object({ p50: z.number(), p95: z.number(), p99: z.number() });
const peerResults = z.object({
  ours: z.object({ perSecond: z.array(z.number()), idleMs: times }),
  outpost: z.object({
    perSecond: z.array(z.number()),
    idleMs: z.object({ fromCommit: times, fromCall: times }),
  }),
});

/** docs/performance.md, from bench/results. */
export function performanceReport(): string {
  const [unknown] = measuredBenches().filter((name) => !(name in methods));
  if (unknown !== undefined) throw new Error(`How ${unknown} was measured is not said.`);
  return page(
    'Performance',
    'What the benches in `bench/` measured, as it lies in `bench/results`. `npm run bench -- <name>` measures again on your machine: one command, with servers of its own; api and worker run compiled, as in the image, since 2026-11-24. Ratios travel between machines, absolute numbers do not. `BENCH_NODE_ARGS="--cpu-prof --cpu-prof-dir=profiles"` profiles the api and worker processes on the way. Where `mongodb 8.2.11` stands, the server was not MongoDB but secantus, which speaks its protocol over WiredTiger and reports that version, since 2026-11-24 run without an oplog, as a MongoDB that stands alone is (`tools/dev-servers/servers/mongodb.ts`).',
    Object.keys(methods)
      .map((name) => section(name))
      .join('\n\n'),
  );
}

function section(name: string): string {
  const method = `## ${name}\n\n${methods[name]}`;
  const result = readResult(name);
  if (result === null) return `${method}\n\nNot measured yet.`;
  const parts = [
    method,
    circumstances(result),
    goalTable(result),
    tableOf(result),
    verdict(result),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function measuredBenches(): string[] {
  return readdirSync(join(root, 'bench', 'results')).map((file) => basename(file, '.json'));
}

function readResult(name: string): Result | null {
  const file = join(root, 'bench', 'results', `${name}.json`);
  return existsSync(file) ? resultSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

function circumstances({ date, machine, versions, layout }: Result): string {
  const { cpu, cores, memoryGiB, system, node } = machine;
  const servers = Object.entries(versions).map(([server, version]) => `${server} ${version}`);
  return [
    `- ${date}, ${cpu}, ${cores} cores, ${memoryGiB} GiB, ${system}, node ${node}`,
    ...(servers.length > 0 ? [`- ${servers.join(', ')}`] : []),
    ...layout.map((line) => `- ${line}`),
  ].join('\n');
}

function goalTable({ goals }: Result): string {
  if (goals.length === 0) return '';
  return markdownTable(
    ['What', 'Measured', 'Must be', 'Reached'],
    goals.map(({ what, measured, atLeast, atMost, reached }) => [
      what,
      String(Number(measured.toPrecision(3))),
      atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`,
      reached ? 'yes' : '**no**',
    ]),
  );
}

/** The absolute numbers behind the ratios. */
function tableOf({ bench, results }: Result): string {
  switch (bench) {
    case 'search':
      return searchTables(searchResults.parse(results));
    case 'board-cost':
      return markdownTable(
        ['Postings', 'Peak memory of the worker, MiB', 'ms per posting'],
        boardResults.parse(results).map((row) => Object.values(row).map(String)),
      );
    case 'webhooks-peer':
      return peerTable(peerResults.parse(results));
    case 'ingest':
      return ingestTable(ingestResults.parse(results));
    default:
      return '';
  }
}

function searchTables({ sizes, peer }: z.infer<typeof searchResults>): string {
  const bySize = markdownTable(
    [
      'Jobs',
      'Loaded in',
      'Straight, per second',
      'API, per second',
      'At',
      'Straight p50 / p95 / p99 ms',
      'API p50 / p95 / p99 ms',
    ],
    sizes.map(({ size, loaded, perSecondAtSaturation: most, straight, api }) => [
      size.toLocaleString('en'),
      `${loaded.seconds} s, ${loaded.segments} segments`,
      String(most.straight),
      String(most.api),
      `${straight.offeredPerSecond}/s`,
      `${straight.p50} / ${straight.p95} / ${straight.p99}`,
      `${api.p50} / ${api.p95} / ${api.p99}`,
    ]),
  );
  if (peer === null) return bySize;
  const byKind = markdownTable(
    ['Kind of question', 'API p95, ms', 'PostgreSQL p95, ms'],
    Object.entries(peer.p95ByKind).map(([kind, { apiMs, postgresMs }]) => [
      kind,
      String(apiMs),
      String(postgresMs),
    ]),
  );
  return `${bySize}\n\n${byKind}`;
}

function ingestTable(results: z.infer<typeof ingestResults>): string {
  const { firstPerSecond, floorPerSecond, againPerSecond } = results;
  return markdownTable(
    ['Postings per second', ''],
    [
      ['first read', String(firstPerSecond)],
      ['floor', String(floorPerSecond)],
      ['unchanged second read', String(againPerSecond)],
    ],
  );
}

function peerTable({ ours, outpost }: z.infer<typeof peerResults>): string {
  const timesOf = ({ p50, p95, p99 }: z.infer<typeof times>) => `${p50} / ${p95} / ${p99}`;
  const ratesOf = (rates: number[]) => rates.map((one) => Number(one.toPrecision(3))).join(', ');
  return markdownTable(
    ['', 'Ours', 'Outpost'],
    [
      ['deliveries per second, each round', ratesOf(ours.perSecond), ratesOf(outpost.perSecond)],
      [
        'commit to receipt when idle, p50 / p95 / p99 ms',
        timesOf(ours.idleMs),
        timesOf(outpost.idleMs.fromCommit),
      ],
      ['the same from the call, p50 / p95 / p99 ms', '', timesOf(outpost.idleMs.fromCall)],
    ],
  );
}

function verdict({ goals }: Result): string {
  if (goals.length === 0) return '';
  const short = goals.filter(({ reached }) => !reached);
  if (short.length === 0) return 'Everything it must reach is reached.';
  return `Falls short: ${short.map(({ what, measured, atLeast, atMost }) => `${what} is ${Number(measured.toPrecision(3))}, not ${atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`}`).join('; ')}.`;
}
