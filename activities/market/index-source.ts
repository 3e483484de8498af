import type { AppContext } from '../../services/context.ts';
import { groupDueJobs } from '../../services/market/group-due-jobs.ts';
import { indexDueCompanies } from '../../services/market/indexing/index-companies.ts';
import { indexDueJobs } from '../../services/market/indexing/index-jobs.ts';
import { catchUpJobsIndex } from '../../services/market/indexing/rebuild-indexes.ts';
import { readmitReaders, restoreIndexes } from '../../services/market/indexing/restore-indexes.ts';
import type { RunRef } from '../../workflows/market/contract.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';

/** A job that has waited this long was left behind by a crash. */
const OVERDUE_MS = 60_000;

/**
 * Guarantees the index: indexes every job of the source that Elasticsearch does not show as it is. During an outage
 * it retries, for days if necessary. Idempotent: documents carry their revision as version.
 */
export function createIndexSource(ctx: AppContext) {
  return async function indexSource(ref: RunRef): Promise<void> {
    await keepAlive(async () => {
      // A failed run has not grouped its stored jobs.
      await groupDueJobs(ctx.stores, { sourceId: ref.sourceId }, stopIfCancelled);
      await indexDueJobs(ctx.stores, { sourceId: ref.sourceId }, stopIfCancelled);
      await indexDueCompanies(ctx.stores);
    });
  };
}

/**
 * The same for jobs of any source that have waited too long. Returns their number. It also detects a lost index or an
 * interrupted rebuild, and reopens a restored index for searches.
 */
export function createIndexOverdue(ctx: AppContext) {
  return async function indexOverdue(): Promise<number> {
    const before = new Date(Date.now() - OVERDUE_MS);
    return keepAlive(async () => {
      await groupDueJobs(ctx.stores, { before }, stopIfCancelled);
      await restoreIndexes(ctx.stores);
      await catchUpJobsIndex(ctx.stores, stopIfCancelled);
      const indexed = await indexDueJobs(ctx.stores, { before }, stopIfCancelled);
      await indexDueCompanies(ctx.stores);
      await readmitReaders(ctx.stores);
      return indexed;
    });
  };
}
