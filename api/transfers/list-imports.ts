import { z } from 'zod';
import { importRow, importSchema } from '../../domain/transfers/imports/import.ts';
import { listImports as readImports } from '../../storage/transfers/imports/imports.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';

export const listImports = defineRoute(
  {
    name: 'listImports',
    method: 'get',
    path: '/imports',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object(pageQuery),
    response: listOf(importSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's imports, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('imports', { ctx, caller, query }, (start) =>
      readImports(ctx.stores, accountOf(caller), start),
    );
    return { body: { data: rows.map(importRow), meta: listMeta({ nextCursor }) } };
  },
);
