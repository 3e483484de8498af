import { z } from 'zod';
import { fileTrails } from '../../services/accounts/audit/file-trails.ts';
import { listAuditLog as listEntries } from '../../storage/accounts/audit/audit-log.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';
import { auditRow, auditRowSchema } from '../../domain/accounts/audit/audit-row.ts';

export const listAuditLog = defineRoute(
  {
    name: 'listAuditLog',
    method: 'get',
    path: '/account/audit-log',
    access: { scopes: ['account:audit'], role: 'admin' },
    query: z.object(pageQuery),
    response: listOf(auditRowSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's audit log, newest first.",
    description:
      'Keys created and revoked, moves of applications, changes of pipeline stages, anonymising, reveals of people, credit, top-ups, limits and quotas. Rows never change and are never deleted. They hold no personal data of candidates.',
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
