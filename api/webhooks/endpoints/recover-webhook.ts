import { z } from 'zod';
import { wakeEndpointSoon } from '../../../services/webhooks/wake-endpoint.ts';
import { restartDeliveries } from '../../../storage/webhooks/deliveries.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { ownedWebhook, requireEnabled, webhookParams } from './owned-webhook.ts';

export const recoverWebhook = defineRoute(
  {
    name: 'recoverWebhook',
    method: 'post',
    path: '/webhooks/{id}/recover',
    access: { scopes: ['webhooks:manage'], role: 'admin' },
    idempotent: true,
    meter: 'platform_calls',
    params: webhookParams,
    body: z.strictObject({
      since: z.iso.datetime({ offset: true }).meta({ example: '2026-11-20T00:00:00Z' }),
    }),
    status: 202,
    response: recordOf(z.object({ deliveries: z.number().int() })),
    find: ownedWebhook,
    errors: ['conflict'],
    summary: 'Send the events again that an endpoint missed since a time.',
    description:
      'Sends deliveries that failed, were cancelled or wait for a later attempt, and the events of the time when the endpoint was disabled. Events are kept for 30 days. A disabled endpoint is 409.',
  },
  async ({ ctx, found, body }) => {
    requireEnabled(found);
    const { accountId, _id: id } = found;
    const deliveries = await restartDeliveries(ctx.stores, id, new Date(body.since));
    wakeEndpointSoon(ctx, { accountId, id });
    return { body: { data: { deliveries } } };
  },
);
