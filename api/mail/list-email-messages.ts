import { z } from 'zod';
import { templateListRow, templateListRowSchema } from '../../domain/mail/template.ts';
import { listTemplates } from '../../storage/mail/templates.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';

export const listEmailMessages = defineRoute(
  {
    name: 'listEmailMessages',
    method: 'get',
    path: '/email-messages',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object(pageQuery),
    response: listOf(templateListRowSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's e-mail templates, newest first, without texts.",
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('email messages', { ctx, caller, query }, (start) =>
      listTemplates(ctx.stores, accountOf(caller), start),
    );
    return { body: { data: rows.map(templateListRow), meta: listMeta({ nextCursor }) } };
  },
);
