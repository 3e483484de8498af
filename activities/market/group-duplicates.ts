import type { AppContext } from '../../services/context.ts';
import { groupDueJobs } from '../../services/market/group-due-jobs.ts';
import type { RunRef } from '../../workflows/market/contract.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';

/**
 * Groups near-duplicates across sources among the jobs of the source that this run, or one that came to nothing before
 * it, has touched; then counts the open roles of their companies. Harmless to repeat, as `groupDueJobs` says.
 */
export function createGroupDuplicates(ctx: AppContext) {
  return async function groupDuplicates({ sourceId }: RunRef): Promise<void> {
    await keepAlive(() => groupDueJobs(ctx.stores, { sourceId }, stopIfCancelled));
  };
}
