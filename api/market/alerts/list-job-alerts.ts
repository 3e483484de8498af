import { z } from 'zod';
import { listAlerts } from '../../../storage/market/alerts/alerts.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { alertRow } from './alert-row.ts';
import { alertSchema } from '../../../domain/market/alerts/alert-wire.ts';

export const listJobAlerts = defineRoute(
  {
    name: 'listJobAlerts',
    method: 'get',
    path: '/job-alerts',
    access: { scopes: ['jobs:read'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object(pageQuery),
    response: listOf(alertSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's job alerts, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const call = { ctx, caller, query };
    const { rows, nextCursor } = await pageById('job-alerts', call, async (start) =>
      (await listAlerts(ctx.stores, accountOf(caller), start)).map(alertRow),
    );
    return { body: { data: rows, meta: listMeta({ nextCursor }) } };
  },
);
