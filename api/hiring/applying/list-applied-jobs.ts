import { z } from 'zod';
import { listAppliedJobs as readAppliedJobs } from '../../../storage/hiring/candidates/applied-jobs.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';

/** A row of GET /applied-jobs. */
const appliedJob = z.object({
  id: z.string(),
  job_id: z.string(),
  title: z.string(),
  company_name: z.string(),
  status: z.string().meta({ description: 'Key of its pipeline stage.', example: 'applied' }),
  applied_at: z.iso.datetime(),
  session_id: z.string().nullable(),
});
appliedJob.register(z.globalRegistry, { id: 'AppliedJob' });

export const listAppliedJobs = defineRoute(
  {
    name: 'listAppliedJobs',
    method: 'get',
    path: '/applied-jobs',
    access: { scopes: ['jobs:apply'], role: 'recruiter' },
    readsOnly: true,
    query: z.object(pageQuery),
    response: listOf(appliedJob),
    errors: ['invalid_cursor'],
    summary: 'List the applications the account made, newest first.',
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('applied-jobs', { ctx, caller, query }, (start) =>
      readAppliedJobs(ctx.stores, accountOf(caller), start),
    );
    const data = rows.map((row) => ({
      id: row.id,
      job_id: row.jobId,
      title: row.jobTitle,
      company_name: row.companyName,
      status: row.stage,
      applied_at: row.submittedAt.toISOString(),
      session_id: row.sessionId,
    }));
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);
