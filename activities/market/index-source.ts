import type { AppContext } from '../../services/context.ts';
import { groupDueJobs } from '../../services/market/group-due-jobs.ts';
import { indexDueCompanies } from '../../services/market/index-companies.ts';
import { indexJobs } from '../../services/market/index-jobs.ts';
import { findDueJobs, type DueScope } from '../../storage/market/due-jobs.ts';
import type { RunRef } from '../../workflows/market/contract.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';

const BATCH = 500;
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
      await drain(ctx, { sourceId: ref.sourceId });
      await indexDueCompanies(ctx.stores);
    });
  };
}

/** The same for whatever waited too long, of any source. Returns how many jobs it brought up to date. */
export function createIndexOverdue(ctx: AppContext) {
  return async function indexOverdue(): Promise<number> {
    const before = new Date(Date.now() - OVERDUE_MS);
    return keepAlive(async () => {
      await groupDueJobs(ctx.stores, { before }, stopIfCancelled);
      const indexed = await drain(ctx, { before });
      await indexDueCompanies(ctx.stores);
      return indexed;
    });
  };
}

async function drain(ctx: AppContext, scope: DueScope): Promise<number> {
  let indexed = 0;
  for (;;) {
    const due = await findDueJobs(ctx.stores, scope, BATCH);
    if (due.length === 0) return indexed;
    await indexJobs(ctx.stores, due);
    indexed += due.length;
    stopIfCancelled();
  }
}
