import { AppError, errorCodes } from '../../../domain/common/errors.ts';
import { eventKinds } from '../../../domain/webhooks/events/registry.ts';
import { deliveryPage } from '../../../pages/console/developers/delivery-page.tsx';
import {
  applySessionPage,
  applySessionsPage,
} from '../../../pages/console/developers/apply-sessions-page.tsx';
import { callsPage } from '../../../pages/console/developers/calls-page.tsx';
import {
  eventPage,
  eventsPage,
  type EventRow,
} from '../../../pages/console/developers/events-page.tsx';
import { failedCallsPage } from '../../../pages/console/developers/failed-calls-page.tsx';
import { webhookPage } from '../../../pages/console/developers/webhook-page.tsx';
import { webhooksPage } from '../../../pages/console/developers/webhooks-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { getWebhookDelivery } from '../../webhooks/deliveries/get-webhook-delivery.ts';
import { listWebhookDeliveries } from '../../webhooks/deliveries/list-webhook-deliveries.ts';
import { getApplySession } from '../../agent/sessions/get-session.ts';
import { listApplySessions } from '../../agent/sessions/list-sessions.ts';
import { getJob } from '../../market/get-job.ts';
import { listEvents } from '../../webhooks/events/list-events.ts';
import { getWebhook } from '../../webhooks/endpoints/get-webhook.ts';
import { listWebhooks } from '../../webhooks/endpoints/list-webhooks.ts';
import { listCalls } from '../calls/list-calls.ts';
import { listFailedCalls } from '../calls/list-failed-calls.ts';
import { getEvent } from '../events/get-event.ts';
import { listApiKeys } from '../keys/list-api-keys.ts';
import { getWebhookStats } from '../webhooks/get-webhook-stats.ts';
import { read, readList, readRows, type ConsolePage, type PageCall } from './console-page.ts';
import { filtersOf, pageOfList, pageOfRecord } from './declare-page.ts';

export const webhookPages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/webhooks',
    name: words.developers.webhooks,
    of: listWebhooks,
    group: 'developers',
    show: (list) => webhooksPage({ ...list, eventKinds }),
  }),
  pageOfRecord({
    path: '/console/webhooks/{id}',
    name: words.developers.webhook,
    of: getWebhook,
    async show({ shell, row: webhook }, call) {
      const { status, kind } = filtersOf(call, ['status', 'kind']);
      const [{ rows: deliveries, nextCursor }, days] = await Promise.all([
        readList(call, listWebhookDeliveries, {
          query: { webhook_id: webhook.id, status, event_kind: kind },
        }),
        read(call, getWebhookStats, { params: call.params }),
      ]);
      const filters = { eventKinds, status, kind };
      return webhookPage({ shell, webhook, days, deliveries, nextCursor, ...filters });
    },
  }),
  {
    path: '/console/webhooks/{id}/deliveries/{delivery}',
    name: words.developers.delivery,
    of: getWebhookDelivery,
    async render(call) {
      const { shell, params } = call;
      const delivery = await read(call, getWebhookDelivery, {
        params: { id: params['delivery'] ?? '' },
      });
      const payload = await payloadOf(call, delivery.event_id);
      return deliveryPage({ shell, delivery, payload });
    },
  },
  pageOfList({
    path: '/console/events',
    name: words.common.events,
    of: listEvents,
    group: 'developers',
    filters: ['kind'],
    show: (list) => eventsPage({ ...list, eventKinds }),
  }),
  {
    path: '/console/events/{id}',
    name: words.common.event,
    of: getEvent,
    async render(call) {
      const event = (await read(call, getEvent, { params: call.params })) as EventRow;
      return eventPage({ shell: call.shell, event });
    },
  },
  pageOfList({
    path: '/console/apply-sessions',
    name: words.developers.applySessions,
    of: listApplySessions,
    group: 'developers',
    show: applySessionsPage,
  }),
  pageOfRecord({
    path: '/console/apply-sessions/{id}',
    name: words.developers.applySession,
    of: getApplySession,
    show: async (props, call) =>
      applySessionPage({ ...props, role: await titleOf(call, props.row.job_id) }),
  }),
  {
    path: '/console/all-calls',
    name: words.developers.calls,
    of: listCalls,
    group: 'developers',
    async render(call) {
      const filters = filtersOf(call, ['method', 'route', 'status', 'request_id']);
      const [list, keys] = await Promise.all([
        readList(call, listCalls, { query: filters }),
        keyNames(call),
      ]);
      return callsPage({ shell: call.shell, ...list, filters, keys });
    },
  },
  {
    path: '/console/calls',
    name: words.developers.failedCalls,
    of: listFailedCalls,
    group: 'developers',
    async render(call) {
      const filters = filtersOf(call, ['code', 'route', 'request_id']);
      const [list, keys] = await Promise.all([
        readList(call, listFailedCalls, { query: filters }),
        keyNames(call),
      ]);
      return failedCallsPage({
        shell: call.shell,
        ...list,
        filters,
        codes: Object.keys(errorCodes).sort(),
        keys,
      });
    },
  },
];

/** Names of the account's keys by id. */
async function keyNames(call: PageCall): Promise<Map<string, string>> {
  const { rows } = await readRows(call, listApiKeys, { query: { limit: '100' } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The title of a role of the market; null once it is gone. */
async function titleOf(call: PageCall, id: string): Promise<string | null> {
  try {
    return (await read(call, getJob, { params: { id } })).title;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** The event of a delivery; null once it has expired. */
async function payloadOf(call: PageCall, id: string): Promise<unknown> {
  try {
    return await read(call, getEvent, { params: { id } });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
