import { postingListRow, postingListRowSchema } from '../../../domain/hiring/posting-row.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { postingRows } from './posting-answer.ts';
import { pageOfPostings, postingsQuery } from './posting-page.ts';

export const listPostings = defineRoute(
  {
    name: 'listPostings',
    method: 'get',
    path: '/jobs/post',
    access: { scopes: ['jobs:post'], role: 'viewer' },
    readsOnly: true,
    meter: 'platform_calls',
    query: postingsQuery,
    response: listOf(postingListRowSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's roles, newest first, without texts and forms.",
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageOfPostings('postings', { ctx, caller, query });
    const shown = await postingRows(ctx, accountOf(caller), rows);
    return { body: { data: shown.map(postingListRow), meta: listMeta({ nextCursor }) } };
  },
);
