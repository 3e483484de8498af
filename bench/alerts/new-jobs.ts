import type { AppContext } from '../../services/context.ts';
import { groupDueJobs } from '../../services/market/group-due-jobs.ts';
import { indexDueJobs } from '../../services/market/indexing/index-jobs.ts';
import { groupDueFrom } from '../../storage/market/grouping-due.ts';
import { refreshIndexes } from '../../storage/market/search/job-index.ts';
import { generateJobs } from '../generate/jobs.ts';
import type { MarketWords } from '../generate/market-words.ts';

const MINUTE_MS = 60_000;

/** Stores generated jobs that became searchable a minute ago, without duplicates. */
export async function storeNewJobs(
  { stores }: AppContext,
  { words, count, seed }: { words: MarketWords; count: number; seed: number },
): Promise<void> {
  const now = new Date();
  const jobs = [...generateJobs({ words, count, seed, nowMs: now.getTime() })];
  const collection = stores.mongo.collection<{ _id: string }>('jobs');
  await collection.insertMany(
    jobs.map(({ id, ...job }) => ({
      ...job,
      ...{ _id: id, sourceId: 'src_bench', externalId: id, contentHash: id },
      ...{ clusterBlock: id, clusterSignature: '', clusterId: id, clusterPrimary: true },
      ...{ postedAt: new Date(job.postedAt), updatedAt: new Date(job.updatedAt) },
      ...{ change: 'new', changeRun: 'bench', openedRun: 'bench', missedReads: 0, missedRun: null },
      ...{ revision: 1, indexedRevision: 0, revisedAt: now, indexDueAt: now },
      groupDue: groupDueFrom(now),
    })),
  );
  await groupDueJobs(stores, { before: new Date() });
  await indexDueJobs(stores, { before: new Date() });
  await refreshIndexes(stores);
  const searchableAt = new Date(now.getTime() - MINUTE_MS);
  await collection.updateMany({}, { $set: { searchableAt } });
}
