import { z } from 'zod';
import { listWebhooks as readWebhooks } from '../../../storage/webhooks/webhooks.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { webhookSchema } from '../../../domain/webhooks/webhook-row.ts';
import { webhookRow } from './webhook-shape.ts';

export const listWebhooks = defineRoute(
  {
    name: 'listWebhooks',
    method: 'get',
    path: '/webhooks',
    access: { scopes: ['webhooks:manage'], role: 'admin' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object(pageQuery),
    response: listOf(webhookSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's endpoints, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('webhooks', { ctx, caller, query }, async (start) =>
      (await readWebhooks(ctx.stores, accountOf(caller), start)).map(webhookRow),
    );
    return { body: { data: rows, meta: listMeta({ nextCursor }) } };
  },
);
