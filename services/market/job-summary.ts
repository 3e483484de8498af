import type { WorkflowHandle } from '@temporalio/client';
import { AppError } from '../../domain/common/errors.ts';
import type { JobSummary } from '../../domain/market/job.ts';
import { usagePeriod } from '../../domain/accounts/meters.ts';
import { findJob } from '../../storage/market/jobs.ts';
import {
  AGENT_TASK_QUEUE,
  accountIdAttribute,
  jobIdAttribute,
} from '../../workflows/common/contract.ts';
import { jobSummaryId, type SummarizeJobWorkflow } from '../../workflows/market/contract.ts';
import type { AppContext } from '../context.ts';
import { outcomeWithin } from '../workflow-outcome.ts';

/** How long a call waits for a summary before it answers `pending` (decision 0018). */
const SUMMARY_WAIT_MS = 20_000;
/** The retry interval after a model failure. */
const RETRY_SECONDS = 60;

export interface SummaryRequest {
  jobId: string;
  accountId: string;
}

/**
 * A job's summary. The first request starts one workflow, which concurrent callers share; null when it is not ready
 * in time. It is charged to the account that asked first; if that account cannot pay, the next one starts its own.
 * @throws AppError `PAYMENT_REQUIRED`; `unavailable` when Temporal or the model is unavailable.
 */
export async function requestJobSummary(
  ctx: Pick<AppContext, 'stores' | 'temporal'>,
  { jobId, accountId }: SummaryRequest,
): Promise<JobSummary | null> {
  const deadline = Date.now() + SUMMARY_WAIT_MS;
  for (;;) {
    const handle = await startSummary(ctx, jobId, accountId);
    // Runs of an earlier version have no outcome.
    const waitMs = Math.max(deadline - Date.now(), 0);
    const outcome = await outcomeWithin(handle, { waitMs, retrySeconds: RETRY_SECONDS });
    if (outcome?.status !== 'unpaid') return (await findJob(ctx.stores, jobId))?.aiSummary ?? null;
    if (outcome.accountId === accountId) throw paymentRequired(outcome.details);
  }
}

function paymentRequired(details: { path: string; message: string }[]): AppError {
  const message = details[0]?.message;
  return new AppError('PAYMENT_REQUIRED', { details, ...(message !== undefined && { message }) });
}

function startSummary(
  { temporal: { client } }: Pick<AppContext, 'temporal'>,
  jobId: string,
  accountId: string,
): Promise<WorkflowHandle<SummarizeJobWorkflow>> {
  const day = usagePeriod('ai_summaries', new Date());
  return client.workflow.start<SummarizeJobWorkflow>('summarizeJob', {
    taskQueue: AGENT_TASK_QUEUE,
    workflowId: jobSummaryId(jobId),
    workflowIdConflictPolicy: 'USE_EXISTING',
    args: [{ jobId, askedBy: { accountId, day } }],
    typedSearchAttributes: [
      { key: jobIdAttribute, value: jobId },
      { key: accountIdAttribute, value: accountId },
    ],
    staticSummary: `Write the summary of ${jobId}`,
  });
}
