import { AppError, errorCodes } from '../../../domain/common/errors.ts';
import { eventKinds } from '../../../domain/webhooks/events/registry.ts';
import { deliveryPage } from '../../../pages/console/developers/delivery-page.tsx';
import {
  failedCallsPage,
  type FailedCallRow,
} from '../../../pages/console/developers/failed-calls-page.tsx';
import {
  webhookPage,
  type DeliveryDay,
  type DeliveryRow,
} from '../../../pages/console/developers/webhook-page.tsx';
import { webhooksPage, type WebhookRow } from '../../../pages/console/developers/webhooks-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { getWebhookDelivery } from '../../webhooks/deliveries/get-webhook-delivery.ts';
import { listWebhookDeliveries } from '../../webhooks/deliveries/list-webhook-deliveries.ts';
import { getWebhook } from '../../webhooks/endpoints/get-webhook.ts';
import { listWebhooks } from '../../webhooks/endpoints/list-webhooks.ts';
import { listFailedCalls } from '../calls/list-failed-calls.ts';
import { getEvent } from '../events/get-event.ts';
import { listApiKeys } from '../keys/list-api-keys.ts';
import { getWebhookStats } from '../webhooks/get-webhook-stats.ts';
import { read, readList, readRows, type ConsolePage, type PageCall } from './console-page.ts';

export const webhookPages: readonly ConsolePage[] = [
  {
    path: '/console/webhooks',
    name: words.developers.webhooks,
    of: listWebhooks,
    group: 'developers',
    async render(call) {
      const { data: rows, nextCursor } = await readList<WebhookRow>(call, listWebhooks);
      return webhooksPage({ shell: call.shell, rows, nextCursor, eventKinds });
    },
  },
  {
    path: '/console/webhooks/{id}',
    name: words.developers.webhook,
    of: getWebhook,
    async render(call) {
      const { shell, params } = call;
      const webhook = await read<WebhookRow>(call, getWebhook, { params });
      const status = call.query.get('status') ?? '';
      const kind = call.query.get('kind') ?? '';
      const [{ data: deliveries, nextCursor }, days] = await Promise.all([
        readList<DeliveryRow>(call, listWebhookDeliveries, {
          query: { webhook_id: webhook.id, status, event_kind: kind },
        }),
        read<DeliveryDay[]>(call, getWebhookStats, { params }),
      ]);
      const filters = { eventKinds, status, kind };
      return webhookPage({ shell, webhook, days, deliveries, nextCursor, ...filters });
    },
  },
  {
    path: '/console/webhooks/{id}/deliveries/{delivery}',
    name: words.developers.delivery,
    of: getWebhookDelivery,
    async render(call) {
      const { shell, params } = call;
      const delivery = await read<DeliveryRow>(call, getWebhookDelivery, {
        params: { id: params['delivery'] ?? '' },
      });
      const payload = await payloadOf(call, delivery.event_id);
      return deliveryPage({ shell, delivery, payload });
    },
  },
  {
    path: '/console/calls',
    name: words.developers.failedCalls,
    of: listFailedCalls,
    group: 'developers',
    async render(call) {
      const filters = {
        code: call.query.get('code') ?? '',
        route: call.query.get('route')?.trim() ?? '',
        request_id: call.query.get('request_id')?.trim() ?? '',
      };
      const [{ data: rows, nextCursor }, { data: keys }] = await Promise.all([
        readList<FailedCallRow>(call, listFailedCalls, { query: filters }),
        readRows<{ id: string; name: string }>(call, listApiKeys, { query: { limit: '100' } }),
      ]);
      return failedCallsPage({
        shell: call.shell,
        rows,
        nextCursor,
        filters,
        codes: Object.keys(errorCodes).sort(),
        keys: new Map(keys.map(({ id, name }) => [id, name])),
      });
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
