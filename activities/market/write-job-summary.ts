import { offlineSummary } from '../../domain/market/offline-summary.ts';
import type { AppContext } from '../../services/context.ts';
import { findJob, saveJobSummary } from '../../storage/market/jobs.ts';
import type { SummarizeJobInput } from '../../workflows/market/contract.ts';

/** Writes the summary of a job. Harmless to repeat: the first summary that is stored stays. */
export function createWriteJobSummary(ctx: AppContext) {
  return async function writeJobSummary({ jobId }: SummarizeJobInput): Promise<void> {
    const job = await findJob(ctx.stores, jobId);
    if (!job || job.aiSummary) return;
    await saveJobSummary(ctx.stores, jobId, offlineSummary(job, new Date().toISOString()));
  };
}
