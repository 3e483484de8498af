import type { AppContext } from '../../services/context.ts';
import { groupDueJobs } from '../../services/market/group-due-jobs.ts';
import type { RunRef } from '../../workflows/market/contract.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';

/**
 * Groups near-duplicates across sources among the jobs that this run, or failed runs before it, touched. Then counts
 * the open roles of their companies. Idempotent, as `groupDueJobs` is.
 */
export function createGroupDuplicates(ctx: AppContext) {
  return async function groupDuplicates({ sourceId }: RunRef): Promise<void> {
    await keepAlive(() => groupDueJobs(ctx.stores, { sourceId }, stopIfCancelled));
  };
}
