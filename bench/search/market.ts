import { jobDocument } from '../../domain/market/job-projection.ts';
import type { Job } from '../../domain/market/job.ts';
import { createRandom } from '../../tools/seed/random.ts';
import { say } from '../../tools/terminal/say.ts';
import type { AppContext } from '../../services/context.ts';
import { copiedTo, type CopyFiles } from '../postgres/copy-file.ts';
import { createDescriptionMaker, type DescriptionMaker } from '../generate/descriptions.ts';
import { generateJobs } from '../generate/jobs.ts';
import type { MarketWords } from '../generate/market-words.ts';
import { round } from '../report/report.ts';
import { benchEnvironment } from '../stack/environment.ts';
import { openBench } from '../stack/open-bench.ts';
import type { BenchStack } from '../stack/with-stack.ts';
import { loadIndex, type IdentifiedDocument } from './load-index.ts';

/** A generated job index of one size. */
export interface Market {
  size: number;
  prefix: string;
  environment: Record<string, string>;
  ctx: AppContext;
  loaded: { seconds: number; jobsPerSecond: number; megabytes: number; segments: number };
}

export interface MarketOptions {
  size: number;
  words: MarketWords;
  nowMs: number;
  /** Where the documents are written for PostgreSQL too. */
  copyTo: CopyFiles | null;
  /** Jobs with texts of the recorded lengths, which lines search and filters do not. */
  described?: boolean;
  /** Primary shards of the index; one by default. */
  shards?: number;
}

export const SEED = 20_240_601;
const DATABASE = 'bench-search';

/** Generates a market and indexes it. */
export async function makeMarket(
  { stack }: BenchStack,
  { size, words, nowMs, copyTo, described = false, shards = 1 }: MarketOptions,
): Promise<Market> {
  const suffixes = [
    ...(described ? ['described'] : []),
    ...(shards > 1 ? [`${shards}-shards`] : []),
  ];
  const prefix = [DATABASE, size, ...suffixes].join('-');
  const environment = {
    ...benchEnvironment(stack, DATABASE),
    ELASTICSEARCH_INDEX_PREFIX: prefix,
    ELASTICSEARCH_SHARDS: String(shards),
  };
  const ctx = await openBench(environment);
  const documents = documentsOf(
    generateJobs({ words, count: size, seed: SEED, nowMs }),
    described ? createDescriptionMaker(words.descriptionLengths) : null,
  );
  const copied = copyTo === null ? documents : copiedTo(copyTo, documents);
  const seconds = await loadIndex(ctx.stores, copied, `${size} jobs`);
  const loaded = {
    seconds: round(seconds),
    jobsPerSecond: round(size / seconds),
    ...(await shape(ctx)),
  };
  say(`search: ${size} jobs indexed in ${loaded.seconds} s, ${loaded.segments} segments`);
  return { size, prefix, environment, ctx, loaded };
}

function* documentsOf(
  jobs: Iterable<Job>,
  descriptions: DescriptionMaker | null,
): Generator<IdentifiedDocument> {
  const random = createRandom(SEED);
  for (const job of jobs) {
    const html = descriptions?.make(random, job.title) ?? '';
    const described = { ...job, descriptionText: html.replace(/<[^>]*>/gu, ' ') };
    const document = jobDocument({ job: described, clusterPrimary: true });
    if (document !== null) yield { id: job.id, document };
  }
}

async function shape({ stores: { search } }: AppContext) {
  const { _all } = await search.client.indices.stats({
    index: search.jobsIndex,
    metric: ['store', 'segments'],
  });
  return {
    megabytes: round((_all.total?.store?.size_in_bytes ?? 0) / 1e6),
    segments: _all.total?.segments?.count ?? 0,
  };
}
