import { jobListing, jobListingSchema } from '../../../domain/hiring/posting-row.ts';
import { countApplicationsByStage } from '../../../storage/hiring/candidates/application-counts.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { pageOfPostings, postingsQuery } from './posting-page.ts';

export const listJobListings = defineRoute(
  {
    name: 'listJobListings',
    method: 'get',
    path: '/job-listings',
    access: { scopes: ['jobs:post'], role: 'viewer' },
    readsOnly: true,
    meter: 'platform_calls',
    query: postingsQuery,
    response: listOf(jobListingSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's roles with their applications by stage, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageOfPostings('job-listings', { ctx, caller, query });
    const ids = rows.map(({ id }) => id);
    const counts = await countApplicationsByStage(ctx.stores, accountOf(caller), ids);
    const data = rows.map((posting) => jobListing(posting, counts.get(posting.id) ?? {}));
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);
