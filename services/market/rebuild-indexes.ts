import { markCompaniesDue } from '../../storage/market/index-due.ts';
import { deleteIndexes, forgottenIndexes } from '../../storage/market/search/job-index.ts';
import type { Stores } from '../../storage/stores.ts';
import { indexDueCompanies } from './index-companies.ts';
import { indexDueJobs } from './index-due-jobs.ts';
import { rebuildJobsIndex, type RebuildProgress } from './rebuild-index.ts';
import { readmitReaders, restoreIndexes } from './restore-indexes.ts';

/** A rebuild that has not ended within a day was killed. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/**
 * Rebuilds both indexes from MongoDB and deletes the remains of killed rebuilds. Returns the unused indexes, as
 * `rebuildJobsIndex` does.
 */
export async function rebuildIndexes(
  stores: Stores,
  name: string,
  report: (progress: RebuildProgress) => void,
): Promise<string[]> {
  const before = new Date(Date.now() - FORGOTTEN_MS);
  await deleteIndexes(stores, await forgottenIndexes(stores, before));
  await restoreIndexes(stores);
  await markCompaniesDue(stores);
  const old = await rebuildJobsIndex(stores, name, report);
  await indexDueJobs(stores, { before: new Date() });
  await indexDueCompanies(stores);
  await readmitReaders(stores);
  return old;
}
