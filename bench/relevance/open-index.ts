import { slices } from '../../domain/common/slices.ts';
import { jobDocument } from '../../domain/market/job-projection.ts';
import { connectElasticsearch } from '../../storage/elasticsearch.ts';
import {
  deleteIndexes,
  ensureIndexes,
  jobsIndexNames,
  refreshIndexes,
  writeJobDocuments,
} from '../../storage/market/search/job-index.ts';
import type { Stores } from '../../storage/stores.ts';
import type { RecordedJob } from './recorded-jobs.ts';

const BATCH = 1_000;

/** Indexes of their own, below `prefix`. Only `search` of the stores exists. */
export async function openIndex(url: string, prefix: string): Promise<Stores> {
  const stores = {
    search: connectElasticsearch({ url, prefix, shards: 1, replicas: 0, refreshMs: 1_000 }),
  };
  await ensureIndexes(stores as Stores);
  return stores as Stores;
}

/** Deletes the indexes. */
export async function closeIndex(stores: Stores): Promise<void> {
  const { client, companiesIndex } = stores.search;
  await deleteIndexes(stores, [...(await jobsIndexNames(stores)), `${companiesIndex}-v1`]);
  await client.close();
}

/** @throws Error if Elasticsearch refuses one. */
export async function loadJobs(stores: Stores, jobs: readonly RecordedJob[]): Promise<void> {
  for (const some of slices(jobs, BATCH)) {
    const writes = some.map((recorded) => ({
      id: recorded.job.id,
      revision: 1,
      document: jobDocument(recorded),
    }));
    const outcomes = await writeJobDocuments(stores, writes);
    const failed = outcomes.find(({ error }) => error !== null);
    if (failed) throw new Error(`${failed.id}: ${failed.error}`);
  }
  await refreshIndexes(stores);
}
