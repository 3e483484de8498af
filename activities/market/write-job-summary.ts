import { ApplicationFailure } from '@temporalio/common';
import { offlineSummary } from '../../domain/market/summary/offline-summary.ts';
import { summarizeJobTask, type SummaryText } from '../../domain/market/summary/summarize-job.ts';
import { AppError } from '../../domain/common/errors.ts';
import type { Job, JobSummary } from '../../domain/market/job.ts';
import { askModel } from '../../services/model/ask-model.ts';
import { runModelTurn } from '../../services/model/run-model-turn.ts';
import type { AppContext } from '../../services/context.ts';
import { countWritten, isFreeSummary } from '../../services/market/free-summaries.ts';
import { saveJobSummary, textHash } from '../../storage/market/job-summaries.ts';
import { findJob } from '../../storage/market/jobs.ts';
import type {
  SummarizeJobInput,
  SummaryRequester,
  SummaryOutcome,
} from '../../workflows/market/contract.ts';
import { asTurnFailure } from '../turn-failure.ts';

/** Failures that a retry cannot fix: the posting gets a summary without a model. */
const MODEL_GIVES_UP = new Set(['model_refused', 'model_unreadable']);

/**
 * Writes the summary of a job on behalf of the account that asked first. Idempotent: a text counts once per account
 * and day, is charged once, and the first stored summary is kept.
 */
export function createWriteJobSummary(ctx: AppContext) {
  return async function writeJobSummary({
    jobId,
    askedBy,
  }: SummarizeJobInput): Promise<SummaryOutcome> {
    const job = await findJob(ctx.stores, jobId);
    if (job === null || job.aiSummary !== null) return { status: 'written' };
    try {
      await keep(ctx, { job, askedBy }, await summarize(ctx, job, askedBy));
    } catch (error) {
      if (askedBy !== undefined && isUnpaid(error)) return unpaid(askedBy, error);
      const failure = asTurnFailure(error);
      if (!givesUp(failure)) throw failure;
      await keep(ctx, { job, askedBy }, withoutModel(job));
    }
    return { status: 'written' };
  };
}

type Summary = SummaryText & Pick<JobSummary, 'model'>;

/** Free, or charged to the account that asked. Runs of an earlier version, without an account, are free. */
async function summarize(ctx: AppContext, job: Job, by?: SummaryRequester): Promise<Summary> {
  const { value, usage } =
    by === undefined || (await isFreeSummary(ctx, summaryId(job), by))
      ? await askModel(ctx.llm, {
          task: summarizeJobTask,
          input: job,
          turn: `job-summary:${summaryId(job)}`,
        })
      : await runModelTurn(ctx, turnOf(job, by), { task: summarizeJobTask, input: job });
  return { ...value, model: usage.model };
}

function turnOf(job: Job, { accountId }: SummaryRequester) {
  return { accountId, key: `job-summary:${summaryId(job)}`, reference: job.id };
}

/** A key that includes the text, so that a changed text is a new, separately charged turn. */
function summaryId(job: Job): string {
  return `${job.id}:${textHash(job)}`;
}

function withoutModel(job: Job): Summary {
  return { ...summarizeJobTask.schema.parse(offlineSummary(job)), model: 'offline' };
}

interface Wanted {
  job: Job;
  askedBy: SummaryRequester | undefined;
}

/** Counted before it can be read, so that a run after a crash does not count it twice. */
async function keep(ctx: AppContext, { job, askedBy }: Wanted, summary: Summary): Promise<void> {
  if (askedBy !== undefined) await countWritten(ctx, summaryId(job), askedBy);
  await saveJobSummary(ctx.stores, job, { ...summary, generatedAt: new Date().toISOString() });
}

function unpaid({ accountId }: SummaryRequester, { details = [] }: AppError): SummaryOutcome {
  return { status: 'unpaid', accountId, details };
}

function isUnpaid(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'PAYMENT_REQUIRED';
}

function givesUp(failure: unknown): boolean {
  return (
    failure instanceof ApplicationFailure &&
    failure.nonRetryable === true &&
    MODEL_GIVES_UP.has(failure.type ?? '')
  );
}
