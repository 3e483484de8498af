import { Context } from '@temporalio/activity';
import type { AppContext } from '../../services/context.ts';
import { groupDueJobs } from '../../services/market/group-due-jobs.ts';
import { closeExpiredJobs } from '../../storage/market/missing-jobs.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';

/**
 * Closes the jobs whose deadline has passed; duplicates take their place, and their companies are counted. Harmless to
 * repeat: only open ones are closed, and what is left to group is marked.
 */
export function createExpireJobs(ctx: AppContext) {
  return async function expireJobs(): Promise<number> {
    const run = `expire:${Context.current().info.workflowExecution?.runId ?? 'by-hand'}`;
    return keepAlive(async () => {
      const closed = await closeExpiredJobs(ctx.stores, new Date(), run);
      await groupDueJobs(ctx.stores, { run }, stopIfCancelled);
      return closed;
    });
  };
}
