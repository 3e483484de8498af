import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { ownedWebhook, webhookParams } from './owned-webhook.ts';
import { webhookSchema } from '../../../domain/webhooks/webhook-row.ts';
import { webhookRow } from './webhook-shape.ts';

export const getWebhook = defineRoute(
  {
    name: 'getWebhook',
    method: 'get',
    path: '/webhooks/{id}',
    access: { scopes: ['webhooks:manage'], role: 'admin' },
    readsOnly: true,
    meter: 'platform_calls',
    params: webhookParams,
    response: recordOf(webhookSchema),
    find: ownedWebhook,
    summary: 'Read an endpoint.',
  },
  ({ found }) => Promise.resolve({ body: { data: webhookRow(found) } }),
);
