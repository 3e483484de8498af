import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

const times = z.object({ p50: z.number(), p95: z.number(), p99: z.number() });
const peerResults = z.object({
  ours: z.object({ perSecond: z.array(z.number()), idleMs: times }),
  outpost: z.object({
    perSecond: z.array(z.number()),
    idleMs: z.object({ fromCommit: times, fromCall: times }),
  }),
});

const methods: Record<string, string> = {
  search:
    'Generated jobs (words, lengths and frequencies measured on the recorded boards where they lie beside the checkout, else built in; employers by Zipf’s law; 120 days) are indexed in every size, and one mix of 14 kinds of questions is sent to all of them: straight to Elasticsearch by its official client with the bodies the API would send, and through an api process over HTTP. Throughput is at saturation (closed loop, 16 connections); latencies are at a fixed arrival rate of a third of that, counted from the moment each question was due. All targets take short turns. First it is checked that both ways answer the same rows. PostgreSQL holds the largest market with a GIN index on every text and list and B-trees for what is sorted and ranged; it and the API are asked one question at a time.',
  ingest:
    'Boards in Ashby’s shape, with descriptions as long as real ones, lie in MongoDB as recordings. The clock runs from the start of the durable workflows until the index was refreshed. The floor is the same MongoDB records and index documents written by `bulkWrite` and `_bulk` in one loop. The second read finds the same payloads again. First read, floor and second read take turns over three groups of boards, after one that does not count.',
  'board-cost':
    'A worker process is started for each board, reads a small board, and its peak resident memory is reset; then it reads the board that counts.',
  enrichment:
    'Quality over recorded boards of real employers, where they lie beside the checkout. `salary` is the pay that the description alone gives (with the country of the location, for amounts that do not say their currency), judged by the posting’s structured field where the text holds both bounds of that field. Measured are the boards of a third drawn by hash for this; all of their postings had been in the figures of earlier rules, and some had been read. Where field and text say different things (one field for several tiers, a range in the text and its end in the field, on-target pay for base), the judge counts an error whatever is extracted. `by reading` compares with what reading the text gives instead: 95 postings of those boards, read once after the rules were final. The other functions are judged by the structured fields on the half of the boards not used for tuning.',
  relevance:
    'Sixty questions, as a job seeker types them, over the recorded boards of real employers, where they lie beside the checkout. Each question says by labels of its own which titles, companies and places fit well, fit or do not; a second listing of a role counts as no answer. nDCG compares the order of the first ten answers with the best that the boards allow.',
  resume:
    'Sixty fictional people in nine kinds of words (en, us, de, fr, es, pt, it, nl, pl), each résumé laid out in one of many ways (one column, sidebars, halves, dates at the left, tables, capitals, letters set apart, text drawn in no order, dates in seven forms) and written both as PDF and as DOCX. An answer counts when it equals what the résumé says, entries in their order; what is found beyond that counts against it. Every second résumé is for tuning; the figures are of the others, whose names, titles, employers and schools occur in no résumé of the first half, and which alone have one of the page layouts and one of the layouts of entries. They were not looked at.',
  grounding:
    'Two hundred real postings, each with one of sixty fictional people by turns. A stub plays a model that lies on purpose, in one of some seventy ways to a document (`bench/grounding/*-lies.ts`), amid true statements in other words and another order: résumés member by member, letters in sentences. The bench knows what it planted and what is true, and judges by that with a comparison of its own. A lie is through when any of it is left; a true fact is lost when the model stated it and the document does not. Every second person is for tuning; the figures are of the others, which were not looked at.',
  boards:
    'A board of fifty roles. The same bytes are sent by a bare Express route from memory. Closed loop, 64 connections. Visitors read ten times each, or once: the first read from an address begins a limit window, and every read is counted in MongoDB before it is answered.',
  applications:
    'Somebody new applies each time, from another address, for a role with the default form. The floor is the driver’s `insertOne` of the stored document into a collection without further indexes, on the same MongoDB. Latencies are at half of what each can at 64 callers, counted from the moment each call was due.',
  webhooks:
    'Events are announced from the outbox to receivers on loopback. The floor is a workflow with one empty activity, run by a worker of its own in turn on the same Temporal.',
  'webhooks-peer':
    'Hookdeck’s Outpost, beside ours, with Debian’s Redis and RabbitMQ and the PostgreSQL of the search bench, by its own defaults but for addresses, keys and Standard Webhooks headers. The same events go to the same receivers on loopback; the clock of a rate runs from the first write (ours) or call (Outpost) to the last receipt. Commit is our write of the document, and Outpost’s word that it has the event. Reported as found; nothing must be reached.',
  turns:
    'A turn of a session begins with the call that starts it and ends when it waits for its user: what the profile states is filled in, the money of the turn is held, a model that answers at once is asked over HTTP, its answer is kept, checked and paid. A summary is the workflow that writes one on the account’s bill. The floor is a workflow with two empty activities, run by a worker of its own in turn on the same Temporal. One thing at a time.',
  sessions:
    'Two hundred people apply at once, three times over: start, one turn of a model that answers at once over HTTP, one answer, approval, submission, on one worker process; its peak resident memory is reset before each wave. Sessions are read with a key by closed loop, 32 connections, and the floor is an Express route with a lean `findOne` by id on the same MongoDB, in turn.',
  billing:
    'Charges of one price by 64 callers at once, from one account and from five hundred by turns, each an entry of a ledger whose sum is checked at the end. The floor is the driver’s conditional `updateOne` that takes the price off a number, on the same MongoDB, and keeps no record.',
  start:
    '`npm start` with fetched servers and no seed. The slowest server’s own start is measured in the same run, from its launch until it answers; the first start, which makes the data directory, is left out.',
};

/** docs/performance.md, from bench/results. */
export function performanceReport(): string {
  const [unknown] = measuredBenches().filter((name) => !(name in methods));
  if (unknown !== undefined) throw new Error(`How ${unknown} was measured is not said.`);
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
