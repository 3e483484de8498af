import { z } from 'zod';
import { fileTrails } from '../../services/accounts/audit/file-trails.ts';
import { listAuditLog as listEntries } from '../../storage/accounts/audit/audit-log.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';
import { auditRow, auditRowSchema } from './audit-shape.ts';

export const listAuditLog = defineRoute(
  {
    name: 'listAuditLog',
    method: 'get',
    path: '/account/audit-log',
    access: { anyKey: true },
    query: z.object(pageQuery),
    response: listOf(auditRowSchema),
    errors: ['invalid_cursor'],
    summary: "List what was done to keys, stages, money and candidates' data, newest first.",
    description:
      'Rows never change and are kept for good; they name nobody but whose doing it was.',
  },
  async ({ ctx, caller, query }) => {
    const accountId = accountOf(caller);
    const { rows, nextCursor } = await pageById(
      'audit-log',
      { ctx, caller, query },
      async (start) => {
        await fileTrails(ctx.stores, accountId);
        return listEntries(ctx.stores, accountId, start);
      },
    );
    return { body: { data: rows.map(auditRow), meta: listMeta({ nextCursor }) } };
  },
);
