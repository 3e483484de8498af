import {
  jobListingWithPipeline,
  jobListingWithPipelineSchema,
} from '../../../domain/hiring/posting-row.ts';
import { countApplicationsByStage } from '../../../storage/hiring/candidates/application-counts.ts';
import { findPipeline } from '../../../storage/hiring/pipelines.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { ownedPosting, postingParams } from './owned-posting.ts';

export const getJobListing = defineRoute(
  {
    name: 'getJobListing',
    method: 'get',
    path: '/job-listings/{id}',
    access: { scopes: ['jobs:applications'], role: 'viewer' },
    readsOnly: true,
    meter: 'platform_calls',
    params: postingParams,
    response: recordOf(jobListingWithPipelineSchema),
    find: ownedPosting,
    summary: 'Read a role with its pipeline: each stage with its number of applications.',
  },
  async ({ ctx, found }) => {
    const [counts, pipeline] = await Promise.all([
      countApplicationsByStage(ctx.stores, found.accountId, [found.id]),
      findPipeline(ctx.stores, found.accountId),
    ]);
    return { body: { data: jobListingWithPipeline(found, counts.get(found.id) ?? {}, pipeline) } };
  },
);
