import { z } from 'zod';
import { removeWebhook } from '../../../services/webhooks/remove-webhook.ts';
import { versionJudge } from '../../input/if-match.ts';
import { defineRoute } from '../../route.ts';
import { ownedWebhook, webhookParams } from './owned-webhook.ts';

export const deleteWebhook = defineRoute(
  {
    name: 'deleteWebhook',
    method: 'delete',
    path: '/webhooks/{id}',
    access: { scopes: ['webhooks:manage'], role: 'admin' },
    versioned: true,
    meter: 'platform_calls',
    params: webhookParams,
    status: 204,
    response: z.undefined(),
    find: ownedWebhook,
    summary: 'Delete an endpoint. Its pending deliveries are cancelled and can still be read.',
  },
  async ({ ctx, found, headers }) => {
    const { accountId, _id: id } = found;
    await removeWebhook(ctx, { accountId, id }, versionJudge(headers));
    return { body: undefined };
  },
);
