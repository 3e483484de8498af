import {
  createJobsIndex,
  deleteIndexes,
  swapJobsIndex,
  writeJobDocuments,
} from '../../storage/market/job-index.ts';
import { countOpenJobs, streamJobs, type StreamScope } from '../../storage/market/job-stream.ts';
import type { Stores } from '../../storage/stores.ts';
import { jobWrite, throwRefusals } from './index-jobs.ts';

const BATCH = 1000;
/** Clocks of two processes may differ, and a write may take this long from its stamp to the index. */
const OVERLAP_MS = 60_000;

export interface RebuildProgress {
  written: number;
  of: number;
}

/**
 * Builds a new job index beside the one that is read, then swaps the alias in one step: no read fails and no
 * change is lost. What changes while it runs is written twice, which the document versions make harmless.
 * Returns the indexes that nobody reads any more; delete them once the last search on them has ended.
 */
export async function rebuildJobsIndex(
  stores: Stores,
  name: string,
  report: (progress: RebuildProgress) => void,
): Promise<string[]> {
  const startedAt = Date.now();
  await createJobsIndex(stores, name);
  try {
    const progress = { written: 0, of: await countOpenJobs(stores) };
    await copy(stores, { scope: 'open', index: name }, (jobs) => {
      progress.written += jobs;
      report(progress);
    });
    await copy(stores, { scope: changedSince(startedAt), index: name });
  } catch (error) {
    await deleteIndexes(stores, [name]);
    throw error;
  }
  const swappingAt = Date.now();
  const old = await swapJobsIndex(stores, name);
  await copy(stores, { scope: changedSince(swappingAt), index: name });
  return old;
}

function changedSince(momentMs: number): StreamScope {
  return { revisedSince: new Date(momentMs - OVERLAP_MS) };
}

async function copy(
  stores: Stores,
  { scope, index }: { scope: StreamScope; index: string },
  report: (jobs: number) => void = () => undefined,
): Promise<void> {
  for await (const jobs of streamJobs(stores, scope, BATCH)) {
    throwRefusals(await writeJobDocuments(stores, jobs.map(jobWrite), [index]));
    report(jobs.length);
  }
}
