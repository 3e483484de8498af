import { z } from 'zod';
import { cancelDeliveries } from '../../../storage/platform/deliveries.ts';
import { deleteWebhook as remove } from '../../../storage/platform/webhooks.ts';
import { requireVersion } from '../../input/if-match.ts';
import { defineRoute } from '../../route.ts';
import { ownedWebhook, webhookParams } from './webhook-shape.ts';

export const deleteWebhook = defineRoute(
  {
    name: 'deleteWebhook',
    method: 'delete',
    path: '/webhooks/{id}',
    access: { scopes: ['webhooks:manage'] },
    versioned: true,
    meter: 'platform_calls',
    params: webhookParams,
    status: 204,
    response: z.undefined(),
    find: ownedWebhook,
    summary: 'Remove an endpoint; its deliveries end and stay readable.',
  },
  async ({ ctx, found, headers }) => {
    requireVersion(headers, found.version);
    await remove(ctx.stores, found.accountId, found._id);
    await cancelDeliveries(ctx.stores, { webhookId: found._id });
    return { body: undefined };
  },
);
