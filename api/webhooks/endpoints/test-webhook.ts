import { pingWebhook } from '../../../services/webhooks/ping-webhook.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { deliverySchema } from '../../../domain/webhooks/delivery-row.ts';
import { deliveryRow } from '../deliveries/delivery-row.ts';
import { ownedWebhook, requireEnabled, webhookParams } from './owned-webhook.ts';

export const testWebhook = defineRoute(
  {
    name: 'testWebhook',
    method: 'post',
    path: '/webhooks/{id}/test',
    access: { scopes: ['webhooks:manage'], role: 'admin' },
    idempotent: true,
    meter: 'platform_calls',
    params: webhookParams,
    status: 202,
    response: recordOf(deliverySchema),
    find: ownedWebhook,
    errors: ['conflict'],
    summary: 'Send `webhook.ping` to an endpoint, also if it is not subscribed to it.',
    description: 'It is retried like any delivery. GET /webhook-deliveries/{id} shows the outcome.',
  },
  async ({ ctx, found, run }) => {
    requireEnabled(found);
    return { body: { data: deliveryRow(await pingWebhook(ctx, found, run)) } };
  },
);
