import { Context } from '@temporalio/activity';
import type { AppContext } from '../../services/context.ts';
import { indexDueJobs } from '../../services/market/indexing/index-jobs.ts';
import { groupDueJobs } from '../../services/market/group-due-jobs.ts';
import { within } from '../../domain/common/within.ts';
import { closeExpiredJobs } from '../../storage/market/missing-jobs.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';

/** Maximum wait for the index, for when Elasticsearch is unavailable. */
const TIMEOUT_MS = 3_000;

/**
 * Closes the jobs whose deadline has passed and removes them from searches; duplicates take their place, and
 * companies are counted. Idempotent: only open jobs are closed, and work left to group or index is marked.
 */
export function createExpireJobs(ctx: AppContext) {
  return async function expireJobs(): Promise<number> {
    const run = `expire:${Context.current().info.workflowExecution?.runId ?? 'by-hand'}`;
    return keepAlive(async () => {
      const closed = await closeExpiredJobs(ctx.stores, new Date(), run);
      await hideClosed(ctx, run);
      await groupDueJobs(ctx.stores, { run }, stopIfCancelled);
      return closed;
    });
  };
}

/** Early indexing only: what fails here stays due, and `indexOverdue` guarantees it. */
async function hideClosed(ctx: AppContext, changeRun: string): Promise<void> {
  const untilMs = Date.now() + TIMEOUT_MS;
  const late = () => new Error(`Elasticsearch has not taken all of it within ${TIMEOUT_MS} ms.`);
  const stopIfLate = () => {
    if (Date.now() > untilMs) throw late();
  };
  try {
    const indexed = indexDueJobs(ctx.stores, { changeRun }, stopIfLate).then(() => true);
    if (!(await within(indexed, TIMEOUT_MS, false))) throw late();
  } catch (error) {
    ctx.log.warn({ err: error }, 'the index is behind; closed jobs are taken out of it later');
  }
}
