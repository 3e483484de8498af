import { setTimeout as delay } from 'node:timers/promises';
import type { JobSummary } from '../../domain/market/job.ts';
import { findJob } from '../../storage/market/jobs.ts';
import { jobIdAttribute } from '../../workflows/common/contract.ts';
import { jobSummaryId, MARKET_TASK_QUEUE } from '../../workflows/market/contract.ts';
import type { summarizeJob } from '../../workflows/market/summarize-job.ts';
import type { AppContext } from '../context.ts';

/** How long a reader waits for a summary before it is told `pending` (decisions section 3.3). */
export const SUMMARY_WAIT_MS = 20_000;
/** A Temporal that hangs is told as unavailable after this. */
const START_TIMEOUT_MS = 3_000;

/**
 * The summary of a job, written on the first request by one workflow that concurrent callers share; null
 * when it is not there within the wait. Temporal being away is an error, a slow writer is not.
 */
export async function requestJobSummary(
  ctx: AppContext,
  jobId: string,
  waitMs: number = SUMMARY_WAIT_MS,
): Promise<JobSummary | null> {
  const handle = await startSummary(ctx, jobId);
  const abort = new AbortController();
  try {
    await Promise.race([
      handle.result(),
      delay(waitMs, undefined, { signal: abort.signal, ref: false }),
    ]);
  } finally {
    abort.abort();
  }
  return (await findJob(ctx.stores, jobId))?.aiSummary ?? null;
}

function startSummary(ctx: AppContext, jobId: string) {
  const { client } = ctx.temporal;
  return client.withDeadline(Date.now() + START_TIMEOUT_MS, () =>
    client.workflow.start<typeof summarizeJob>('summarizeJob', {
      taskQueue: MARKET_TASK_QUEUE,
      workflowId: jobSummaryId(jobId),
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [{ jobId }],
      typedSearchAttributes: [{ key: jobIdAttribute, value: jobId }],
      staticSummary: `Write the summary of ${jobId}`,
    }),
  );
}
