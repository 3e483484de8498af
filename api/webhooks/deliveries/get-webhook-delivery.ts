import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { deliverySchema } from '../../../domain/webhooks/delivery-row.ts';
import { deliveryRow } from './delivery-row.ts';
import { deliveryParams, ownedDelivery } from './owned-delivery.ts';

export const getWebhookDelivery = defineRoute(
  {
    name: 'getWebhookDelivery',
    method: 'get',
    path: '/webhook-deliveries/{id}',
    access: { scopes: ['webhooks:manage'], role: 'admin' },
    readsOnly: true,
    meter: 'platform_calls',
    params: deliveryParams,
    response: recordOf(deliverySchema),
    find: ownedDelivery,
    summary: 'Read a delivery with its attempts.',
  },
  ({ found }) => Promise.resolve({ body: { data: deliveryRow(found) } }),
);
