import type { JobDocument } from '../../domain/market/job-projection.ts';
import { progress, progressDone } from '../../tools/terminal/say.ts';
import {
  jobsIndexNames,
  refreshIndexes,
  writeJobDocuments,
} from '../../storage/market/search/job-index.ts';
import type { Stores } from '../../storage/stores.ts';
import { throwRefusals } from '../../services/market/indexing/index-refusals.ts';
import { waitUntil } from '../../tools/dev-servers/processes/wait-until.ts';

/** A document of the index and its id. */
export interface IdentifiedDocument {
  id: string;
  document: JobDocument;
}

const BATCH = 1_000;
/** Rarer than in service, so that fewer and larger segments are written. */
const LOADING_REFRESH = '5s';
const MERGES_END_MS = 180_000;

/** Writes documents into a new index: one batch is made while the one before is written. Returns the seconds it took. */
export async function loadIndex(
  stores: Stores,
  documents: Iterable<IdentifiedDocument>,
  name: string,
): Promise<number> {
  const startedAt = performance.now();
  await setRefresh(stores, LOADING_REFRESH);
  let writing = Promise.resolve();
  let written = 0;
  for (const batch of batchesOf(documents, BATCH)) {
    const writes = batch.map((job) => ({ ...job, revision: 1 }));
    await writing;
    writing = writeJobDocuments(stores, writes).then(throwRefusals);
    progress(name, `${(written += batch.length)} jobs indexed`);
    // Lets the write leave before the next batch takes the thread.
    await new Promise(setImmediate);
  }
  await writing;
  progressDone(name);
  await setRefresh(stores, `${stores.search.refreshMs}ms`);
  await refreshIndexes(stores);
  await mergesDone(stores);
  return (performance.now() - startedAt) / 1000;
}

function* batchesOf<T>(values: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const value of values) {
    batch.push(value);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function setRefresh(stores: Stores, interval: string): Promise<void> {
  const index = await jobsIndexNames(stores);
  const settings = { index: { refresh_interval: interval } };
  await stores.search.client.indices.putSettings({ index, settings });
}

/** Segments are measured as the server leaves them, but not while it still merges. */
async function mergesDone({ search }: Stores): Promise<void> {
  const none = async () => {
    const merging = { index: search.jobsIndex, metric: 'merge' } as const;
    const { _all } = await search.client.indices.stats(merging);
    return _all.total?.merges?.current === 0;
  };
  if (!(await waitUntil(none, MERGES_END_MS)))
    throw new Error('Elasticsearch does not stop merging.');
}
