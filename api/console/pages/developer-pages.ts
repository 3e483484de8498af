import { AppError } from '../../../domain/common/errors.ts';
import { eventKinds } from '../../../domain/webhooks/events/registry.ts';
import { deliveryPage } from '../../../pages/console/developers/delivery-page.tsx';
import { webhookPage, type DeliveryRow } from '../../../pages/console/developers/webhook-page.tsx';
import { webhooksPage, type WebhookRow } from '../../../pages/console/developers/webhooks-page.tsx';
import { getWebhookDelivery } from '../../webhooks/deliveries/get-webhook-delivery.ts';
import { listWebhookDeliveries } from '../../webhooks/deliveries/list-webhook-deliveries.ts';
import { getWebhook } from '../../webhooks/endpoints/get-webhook.ts';
import { listWebhooks } from '../../webhooks/endpoints/list-webhooks.ts';
import { getEvent } from '../events/get-event.ts';
import { read, readList, type ConsolePage, type PageCall } from './console-page.ts';

export const webhookPages: readonly ConsolePage[] = [
  {
    path: '/console/webhooks',
    name: 'Webhooks',
    role: 'admin',
    group: 'Developers',
    async render(call) {
      const { data: rows, nextCursor } = await readList<WebhookRow>(call, listWebhooks);
      return webhooksPage({ shell: call.shell, rows, nextCursor, eventKinds });
    },
  },
  {
    path: '/console/webhooks/{id}',
    name: 'Webhook',
    role: 'admin',
    async render(call) {
      const { shell, params } = call;
      const webhook = await read<WebhookRow>(call, getWebhook, { params });
      const status = call.query.get('status') ?? '';
      const kind = call.query.get('kind') ?? '';
      const { data: deliveries, nextCursor } = await readList<DeliveryRow>(
        call,
        listWebhookDeliveries,
        { query: { webhook_id: webhook.id, status, event_kind: kind } },
      );
      return webhookPage({ shell, webhook, deliveries, nextCursor, eventKinds, status, kind });
    },
  },
  {
    path: '/console/webhooks/{id}/deliveries/{delivery}',
    name: 'Delivery',
    role: 'admin',
    async render(call) {
      const { shell, params } = call;
      const delivery = await read<DeliveryRow>(call, getWebhookDelivery, {
        params: { id: params['delivery'] ?? '' },
      });
      const payload = await payloadOf(call, delivery.event_id);
      return deliveryPage({ shell, delivery, payload });
    },
  },
];

/** The event of a delivery; null once it has expired. */
async function payloadOf(call: PageCall, id: string): Promise<unknown> {
  try {
    return await read<unknown>(call, getEvent, { params: { id } });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
