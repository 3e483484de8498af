import { postingSchema } from '../../../domain/hiring/posting-row.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { ownedPosting, postingParams } from './owned-posting.ts';
import { postingAnswer } from './posting-answer.ts';

export const getPosting = defineRoute(
  {
    name: 'getPosting',
    method: 'get',
    path: '/jobs/post/{id}',
    access: { scopes: ['jobs:post'], role: 'viewer' },
    readsOnly: true,
    meter: 'platform_calls',
    params: postingParams,
    response: recordOf(postingSchema),
    find: ownedPosting,
    summary: 'Read a role with its form and its number of applications by stage.',
  },
  async ({ ctx, found }) => ({ body: await postingAnswer(ctx, found) }),
);
