import { z } from 'zod';
import { offerListRow, offerListRowSchema } from '../../../domain/hiring/offers/offer-row.ts';
import { offerStatuses } from '../../../domain/hiring/offers/offer.ts';
import { listOffers as readOffers } from '../../../storage/hiring/offers/offers.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { candidateIds as idsOf } from '../candidates/candidate-ids.ts';

const offersQuery = z.object({
  status: z
    .enum(offerStatuses)
    .exactOptional()
    .meta({ description: 'Only offers with this status.' }),
  candidate_id: z.string().max(100).exactOptional().meta({
    description: 'Also offers to duplicates that were merged into this candidate.',
    example: 'cand_0NaQ8xT2v7Bd1kZp4mXw',
  }),
  job_id: z.string().max(100).exactOptional().meta({ example: 'job_0NaQ8xT2v7Bd1kZp4mXw' }),
  ...pageQuery,
});

export const listOffers = defineRoute(
  {
    name: 'listOffers',
    method: 'get',
    path: '/offers',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    query: offersQuery,
    response: listOf(offerListRowSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's offers without their versions, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const accountId = accountOf(caller);
    const candidateIds = await idsOf(ctx, accountId, query.candidate_id);
    const filter = { accountId, status: query.status, candidateIds, jobId: query.job_id };
    const { rows, nextCursor } = await pageById('offers', { ctx, caller, query }, (start) =>
      readOffers(ctx.stores, filter, start),
    );
    const data = rows.map(offerListRow);
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);
