import { markCompaniesDue } from '../../../storage/market/index-due.ts';
import { countOpenJobs, streamJobs } from '../../../storage/market/job-stream.ts';
import { jobIndexDefinition } from '../../../storage/market/search/job.mapping.ts';
import type { Stores } from '../../../storage/stores.ts';
import { indexDueCompanies } from './index-companies.ts';
import { indexDueJobs, jobWrite } from './index-jobs.ts';
import {
  catchUpIndex,
  deleteForgotten,
  type Rebuildable,
  rebuildIndex,
  type RebuildProgress,
} from './rebuild-index.ts';
import { readmitReaders, restoreIndexes } from './restore-indexes.ts';

const BATCH = 1000;

/**
 * Rebuilds both indexes from MongoDB and deletes the remains of killed rebuilds. Returns the unused indexes, as
 * `rebuildJobsIndex` does.
 */
export async function rebuildIndexes(
  stores: Stores,
  name: string,
  report: (progress: RebuildProgress) => void,
): Promise<string[]> {
  await deleteForgotten(stores, stores.search.jobsIndex);
  await restoreIndexes(stores);
  await markCompaniesDue(stores);
  const old = await rebuildJobsIndex(stores, name, report);
  await indexDueJobs(stores, { before: new Date() });
  await indexDueCompanies(stores);
  await readmitReaders(stores);
  return old;
}

/** Rebuilds the job index alone (`rebuildIndex`). Returns the unused indexes. */
export function rebuildJobsIndex(
  stores: Stores,
  name: string,
  report: (progress: RebuildProgress) => void,
): Promise<string[]> {
  return rebuildIndex(stores, jobsIndex(stores), { name, report });
}

/** Completes a rebuild of the job index that was killed after its swap. */
export function catchUpJobsIndex(stores: Stores, beat: () => void): Promise<void> {
  return catchUpIndex(stores, jobsIndex(stores), beat);
}

function jobsIndex({ search }: Stores): Rebuildable {
  return {
    alias: search.jobsIndex,
    definition: jobIndexDefinition(search),
    count: countOpenJobs,
    async *writes(stores, scope) {
      const jobs = streamJobs(stores, scope === 'all' ? 'open' : scope, BATCH);
      for await (const batch of jobs) yield batch.map(jobWrite);
    },
  };
}
