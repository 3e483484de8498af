import { z } from 'zod';
import { sendSchema } from '../../domain/mail/send.ts';
import { listSends } from '../../storage/mail/sends.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { candidateIds } from '../hiring/candidates/candidate-ids.ts';
import { defineRoute } from '../route.ts';
import { sendRows } from './send-path.ts';

export const listEmailSends = defineRoute(
  {
    name: 'listEmailSends',
    method: 'get',
    path: '/email/sends',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object({
      candidate_id: z.string().max(100).exactOptional().meta({
        description:
          'Only sends with a mail to this candidate, or to a duplicate that was merged into it.',
        example: 'cand_0NaQ8xT2v7Bd1kZp4mXw',
      }),
      ...pageQuery,
    }),
    response: listOf(sendSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's e-mail sends, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const accountId = accountOf(caller);
    const filter = {
      accountId,
      candidateIds: await candidateIds(ctx, accountId, query.candidate_id),
    };
    const { rows, nextCursor } = await pageById('email sends', { ctx, caller, query }, (start) =>
      listSends(ctx.stores, filter, start),
    );
    return { body: { data: await sendRows(ctx, rows), meta: listMeta({ nextCursor }) } };
  },
);
