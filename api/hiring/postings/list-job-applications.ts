import { z } from 'zod';
import {
  jobApplicationSchema,
  listedApplication,
} from '../../../domain/hiring/pipeline/candidate-row.ts';
import { listJobApplications as readApplications } from '../../../storage/hiring/candidates/job-applications.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { fileUrls } from '../candidates/candidate-answer.ts';
import { ownedPosting, postingParams } from './owned-posting.ts';

export const listJobApplications = defineRoute(
  {
    name: 'listJobApplications',
    method: 'get',
    path: '/jobs/post/{id}/applications',
    access: { scopes: ['jobs:applications'], role: 'viewer' },
    readsOnly: true,
    meter: 'platform_calls',
    params: postingParams,
    query: z.object({
      stage: z.string().max(50).exactOptional().meta({ description: 'Key of a stage.' }),
      ...pageQuery,
    }),
    response: listOf(jobApplicationSchema),
    errors: ['invalid_cursor'],
    find: ownedPosting,
    summary: 'List the applications for a role, newest first, without answers and history.',
  },
  async ({ ctx, caller, query, found }) => {
    const { accountId, id: jobId } = found;
    const { rows, nextCursor } = await pageById(
      `applications ${jobId}`,
      { ctx, caller, query },
      (start) => readApplications(ctx.stores, { accountId, jobId, stage: query.stage }, start),
    );
    const urls = fileUrls(ctx);
    const data = rows.map(({ candidate, ...application }) => ({
      ...listedApplication(application, urls),
      candidate,
    }));
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);
