import { Context } from '@temporalio/activity';
import type { AppContext } from '../../services/context.ts';
import { closeExpiredJobs } from '../../storage/market/missing-jobs.ts';

/** Closes the jobs whose deadline has passed. Harmless to repeat: only open ones are touched. */
export function createExpireJobs(ctx: AppContext) {
  return function expireJobs(): Promise<number> {
    const run = `expire:${Context.current().info.workflowExecution?.runId ?? 'by-hand'}`;
    return closeExpiredJobs(ctx.stores, new Date(), run);
  };
}
