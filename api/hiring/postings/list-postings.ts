import { jobIdsOf, shownToInterviewer } from '../../../domain/hiring/interviewer-view.ts';
import { postingListRow, postingListRowSchema } from '../../../domain/hiring/posting-row.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { interviewedBy, isInterviewer } from '../interviewer.ts';
import { postingRows } from './posting-answer.ts';
import { pageOfPostings, postingsQuery } from './posting-page.ts';

export const listPostings = defineRoute(
  {
    name: 'listPostings',
    method: 'get',
    path: '/jobs/post',
    access: { scopes: ['jobs:post'], role: 'interviewer' },
    readsOnly: true,
    meter: 'platform_calls',
    query: postingsQuery,
    response: listOf(postingListRowSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's roles, newest first, without texts and forms.",
  },
  async ({ ctx, caller, query }) => {
    const interviewed = await interviewedBy(ctx, caller);
    const ids = interviewed === null ? undefined : jobIdsOf(interviewed);
    const { rows, nextCursor } = await pageOfPostings('postings', { ctx, caller, query, ids });
    const found = await postingRows(ctx, accountOf(caller), rows);
    const shown = isInterviewer(caller) ? found.map(shownToInterviewer) : found;
    return { body: { data: shown.map(postingListRow), meta: listMeta({ nextCursor }) } };
  },
);
