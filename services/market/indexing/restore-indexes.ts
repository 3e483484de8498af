import {
  isRefillDue,
  markCompaniesDue,
  markOpenJobsDue,
} from '../../../storage/market/index-due.ts';
import { ensureIndexes, missingIndexes } from '../../../storage/market/search/job-index.ts';
import { admitReaders, unreadIndexes } from '../../../storage/market/search/unread-indexes.ts';
import type { Stores } from '../../../storage/stores.ts';

/**
 * Creates missing indexes, new or lost. Their content is marked as due before they exist, so a killed process loses
 * nothing; the sweeps write it, and until then no search reads them. Safe to run concurrently.
 */
export async function restoreIndexes(stores: Stores): Promise<void> {
  const missing = await missingIndexes(stores);
  if (missing.length === 0) return;
  if (missing.includes('jobs')) await markOpenJobsDue(stores);
  if (missing.includes('companies')) await markCompaniesDue(stores);
  const unread = await Promise.all(
    missing.map(async (name) => ((await isRefillDue(stores, name)) ? [name] : [])),
  );
  await ensureIndexes(stores, unread.flat());
}

/** Opens restored indexes for searches once they are complete. */
export async function readmitReaders(stores: Stores): Promise<void> {
  const { jobsIndex, companiesIndex } = stores.search;
  for (const name of await unreadIndexes(stores)) {
    const alias = name === 'jobs' ? jobsIndex : companiesIndex;
    if (!(await isRefillDue(stores, name))) await admitReaders(stores, alias);
  }
}
