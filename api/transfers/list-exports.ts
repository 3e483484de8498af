import { z } from 'zod';
import { exportSchema } from '../../domain/transfers/exports/export.ts';
import { listExports as readExports } from '../../storage/transfers/exports/exports.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';
import { exportAnswer, tableAccess } from './export-path.ts';

export const listExports = defineRoute(
  {
    name: 'listExports',
    method: 'get',
    path: '/exports',
    access: tableAccess,
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object(pageQuery),
    response: listOf(exportSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's exports of the last 30 days, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('exports', { ctx, caller, query }, (start) =>
      readExports(ctx.stores, accountOf(caller), start),
    );
    const data = rows.map((one) => exportAnswer(ctx, caller, one));
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);
