import { z } from 'zod';
import { jobDetail, jobDetailSchema } from '../../domain/market/job-row.ts';
import { findJob } from '../../storage/market/jobs.ts';
import { defineRoute } from '../route.ts';

export const getJob = defineRoute(
  {
    name: 'getJob',
    method: 'get',
    path: '/jobs/{id}',
    access: { scopes: ['jobs:read'] },
    meter: 'job_details',
    params: z.object({ id: z.string().meta({ example: 'job_0NaQ8xT2v7Bd1kZp4mXw' }) }),
    response: z.object({ data: jobDetailSchema }),
    find: ({ ctx, params }) => findJob(ctx.stores, params.id),
    summary: 'Read one job with its full description.',
    description: 'A closed job stays readable, with closed_at.',
  },
  ({ found }) => Promise.resolve({ body: { data: jobDetail(found) } }),
);
