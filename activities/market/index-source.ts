import type { AppContext } from '../../services/context.ts';
import { catchUpIndex } from '../../services/market/catch-up-index.ts';
import { groupDueJobs } from '../../services/market/group-due-jobs.ts';
import { indexDueCompanies } from '../../services/market/index-companies.ts';
import { indexDueJobs } from '../../services/market/index-due-jobs.ts';
import { readmitReaders, restoreIndexes } from '../../services/market/restore-indexes.ts';
import type { RunRef } from '../../workflows/market/contract.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';

/** What has waited this long was left behind by whatever should have indexed it. */
const OVERDUE_MS = 60_000;

/**
 * The guarantee behind the index: every job of the source that Elasticsearch does not show as it is. An outage
 * makes it wait and retry, for days if need be. Harmless to repeat: documents carry their revision as version.
 */
export function createIndexSource(ctx: AppContext) {
  return async function indexSource(ref: RunRef): Promise<void> {
    await keepAlive(async () => {
      // A run that failed has grouped nothing of what it stored.
      await groupDueJobs(ctx.stores, { sourceId: ref.sourceId }, stopIfCancelled);
      await indexDueJobs(ctx.stores, { sourceId: ref.sourceId }, stopIfCancelled);
      await indexDueCompanies(ctx.stores);
    });
  };
}

/**
 * The same for whatever waited too long, of any source; returns how many jobs it brought up to date. It alone looks
 * whether an index was lost or a rebuild was killed before it had caught up, and lets readers in again once all of a
 * lost one is back.
 */
export function createIndexOverdue(ctx: AppContext) {
  return async function indexOverdue(): Promise<number> {
    const before = new Date(Date.now() - OVERDUE_MS);
    return keepAlive(async () => {
      await groupDueJobs(ctx.stores, { before }, stopIfCancelled);
      await restoreIndexes(ctx.stores);
      await catchUpIndex(ctx.stores, stopIfCancelled);
      const indexed = await indexDueJobs(ctx.stores, { before }, stopIfCancelled);
      await indexDueCompanies(ctx.stores);
      await readmitReaders(ctx.stores);
      return indexed;
    });
  };
}
