import { isRefillDue, markCompaniesDue, markOpenJobsDue } from '../../storage/market/index-due.ts';
import { ensureIndexes, missingIndexes } from '../../storage/market/search/job-index.ts';
import { admitReaders, unreadIndexes } from '../../storage/market/search/unread-indexes.ts';
import type { Stores } from '../../storage/stores.ts';

/**
 * Makes the indexes that are missing, because they are new or were lost. What they should hold is due before they
 * exist, so whoever is killed in between leaves nothing out; the sweeps then write it, and until that is done nobody
 * reads them. Harmless for two at once.
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

/** Lets searches in where everything that was lost is back. */
export async function readmitReaders(stores: Stores): Promise<void> {
  for (const name of await unreadIndexes(stores)) {
    if (!(await isRefillDue(stores, name))) await admitReaders(stores, name);
  }
}
