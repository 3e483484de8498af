import { AppError } from '../../../domain/common/errors.ts';
import { restartSoon } from '../../../services/platform/start-deliveries.ts';
import { restartDelivery } from '../../../storage/platform/webhooks/deliveries.ts';
import { findWebhook } from '../../../storage/platform/webhooks/webhooks.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { deliveryRow, deliverySchema, requireEnabled } from './delivery-shape.ts';
import { deliveryParams, ownedDelivery } from './owned-delivery.ts';

export const redeliverWebhook = defineRoute(
  {
    name: 'redeliverWebhook',
    method: 'post',
    path: '/webhook-deliveries/{id}/redeliver',
    access: { scopes: ['webhooks:manage'] },
    idempotent: true,
    meter: 'platform_calls',
    params: deliveryParams,
    status: 202,
    response: recordOf(deliverySchema),
    find: ownedDelivery,
    errors: ['conflict'],
    summary: 'Send an event once more, also one that was received.',
    description: 'At once, and then by the retry schedule from its beginning. The event id stays.',
  },
  async ({ ctx, found }) => {
    requireEnabled(await findWebhook(ctx.stores, found.accountId, found.webhookId));
    const delivery = await restartDelivery(ctx.stores, found._id);
    if (delivery === null) throw new AppError('not_found');
    restartSoon(ctx, [delivery]);
    return { body: { data: deliveryRow(delivery) } };
  },
);
