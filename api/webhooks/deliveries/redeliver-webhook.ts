import { AppError } from '../../../domain/common/errors.ts';
import { wakeEndpointSoon } from '../../../services/webhooks/wake-endpoint.ts';
import { restartDelivery } from '../../../storage/webhooks/deliveries.ts';
import { findWebhook } from '../../../storage/webhooks/webhooks.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { requireEnabled } from '../endpoints/owned-webhook.ts';
import { deliverySchema } from '../../../domain/webhooks/delivery-row.ts';
import { deliveryRow } from './delivery-row.ts';
import { deliveryParams, ownedDelivery } from './owned-delivery.ts';

export const redeliverWebhook = defineRoute(
  {
    name: 'redeliverWebhook',
    method: 'post',
    path: '/webhook-deliveries/{id}/redeliver',
    access: { scopes: ['webhooks:manage'], role: 'admin' },
    idempotent: true,
    meter: 'platform_calls',
    params: deliveryParams,
    status: 202,
    response: recordOf(deliverySchema),
    find: ownedDelivery,
    errors: ['conflict'],
    summary: 'Send an event again, also one that was received.',
    description:
      'The first attempt is immediate; failures are retried by the full schedule. The event keeps its id. A disabled endpoint is 409.',
  },
  async ({ ctx, found }) => {
    const { accountId, webhookId: id } = found;
    requireEnabled(await findWebhook(ctx.stores, { accountId, id }));
    const delivery = await restartDelivery(ctx.stores, found._id);
    if (delivery === null) throw new AppError('not_found');
    wakeEndpointSoon(ctx, { accountId, id });
    return { body: { data: deliveryRow(delivery) } };
  },
);
