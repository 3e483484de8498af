import { z } from 'zod';
import { pageOfApiKeys } from '../../../storage/accounts/api-keys.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { keyRow, keySchema } from '../../../domain/accounts/key-row.ts';

export const listApiKeys = defineRoute(
  {
    name: 'listApiKeys',
    method: 'get',
    path: '/api-keys',
    access: { role: 'admin' },
    query: z.object(pageQuery),
    response: listOf(keySchema),
    errors: ['invalid_cursor'],
    summary: "List the account's API keys, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('api-keys', { ctx, caller, query }, (start) =>
      pageOfApiKeys(ctx.stores, accountOf(caller), start),
    );
    return { body: { data: rows.map(keyRow), meta: listMeta({ nextCursor }) } };
  },
);
