import { z } from 'zod';
import type { Job } from '../../domain/market/job.ts';
import { jobDetail, jobDetailSchema, type JobDetail } from '../../domain/market/job-row.ts';
import { requestJobSummary } from '../../services/market/job-summary.ts';
import { findJob } from '../../storage/market/jobs.ts';
import { requireSpender } from '../access.ts';
import { accountOf } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import { defineRoute } from '../route.ts';

export const getJob = defineRoute(
  {
    name: 'getJob',
    method: 'get',
    path: '/jobs/{id}',
    access: { scopes: ['jobs:read'], role: 'viewer' },
    meter: 'job_details',
    params: z.object({ id: z.string().meta({ example: 'job_0NaQ8xT2v7Bd1kZp4mXw' }) }),
    query: z.object({
      summary: z.enum(['true', 'false'], 'must be true or false').exactOptional().meta({
        type: 'boolean',
        description:
          'true includes the AI summary. The first request starts it and waits up to 20 s, then gets ai_summary_status pending.',
      }),
    }),
    response: z.object({ data: jobDetailSchema }),
    errors: ['PAYMENT_REQUIRED'],
    find: ({ ctx, params }) => findJob(ctx.stores, params.id),
    summary: 'Read one job with its full description.',
    description:
      'A closed job can be read and has closed_at. The first 20 summaries that an account requests first on a UTC day are free; further ones charge AI tokens.',
  },
  async ({ ctx, caller, query, found, isHead }) => {
    const wanted = query.summary === 'true' && found.aiSummary === null && !isHead;
    if (wanted) await requireSpender(ctx, caller);
    return {
      body: { data: wanted ? await summarized(ctx, found, accountOf(caller)) : jobDetail(found) },
    };
  },
);

/** The job with its summary, or with status `pending` when the summary is not ready in time (decision 0018). */
async function summarized(ctx: ApiContext, job: Job, accountId: string): Promise<JobDetail> {
  const aiSummary = await requestJobSummary(ctx, { jobId: job.id, accountId });
  const detail = jobDetail({ ...job, aiSummary });
  return aiSummary === null ? { ...detail, ai_summary_status: 'pending' } : detail;
}
