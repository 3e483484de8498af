import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
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

const methods: Record<string, string> = {
  search:
    'Generated jobs (words, lengths and frequencies measured on the recorded boards where they lie beside the checkout, else built in; employers by Zipf’s law; 120 days) are indexed in every size, and one mix of 14 kinds of questions is sent to all of them: straight to Elasticsearch by its official client with the bodies the API would send, and through an api process over HTTP. Throughput is at saturation (closed loop, 16 connections); latencies are at a fixed arrival rate of a third of that, counted from the moment each question was due. All targets take short turns. First it is checked that both ways answer the same rows. PostgreSQL holds the largest market with a GIN index on every text and list and B-trees for what is sorted and ranged; it and the API are asked one question at a time.',
  ingest:
    'Boards in Ashby’s shape, with descriptions as long as real ones, lie in MongoDB as recordings. The clock runs from the start of the durable workflows until the index was refreshed. The floor is the same MongoDB records and index documents written by `bulkWrite` and `_bulk` in one loop. The second read finds the same payloads again. First read, floor and second read take turns over three groups of boards, after one that does not count.',
  'board-cost':
    'A worker process is started for each board, reads a small board, and its peak resident memory is reset; then it reads the board that counts.',
  start:
    '`npm start` with fetched servers and no seed. The slowest server’s own start is measured in the same run, from its launch until it answers; the first start, which makes the data directory, is left out.',
};

/** docs/performance.md, from bench/results. */
export function performanceReport(): string {
  return page(
    'Performance',
    'What the benches in `bench/` measured, as it lies in `bench/results`. `npm run bench -- <name>` measures again on your machine: one command, with servers of its own. Ratios travel between machines, absolute numbers do not. `BENCH_NODE_ARGS="--cpu-prof --cpu-prof-dir=profiles"` profiles the api and worker processes on the way.',
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

function verdict({ goals }: Result): string {
  const short = goals.filter(({ reached }) => !reached);
  if (short.length === 0) return 'Everything it must reach is reached.';
  return `Falls short: ${short.map(({ what, measured, atLeast, atMost }) => `${what} is ${Number(measured.toPrecision(3))}, not ${atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`}`).join('; ')}.`;
}
