import { z } from 'zod';
import { deliveryDaySchema } from '../../../domain/webhooks/delivery-day.ts';
import { invalidRequest } from '../../../domain/common/errors.ts';
import { countDeliveries, stepLengths } from '../../../storage/webhooks/delivery-stats.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { ownedWebhook, webhookParams } from '../../webhooks/endpoints/owned-webhook.ts';

/** Deliveries are kept for 30 days. */
const KEPT_DAYS = 30;
const SHOWN_DAYS = 7;

export const getWebhookStats = defineRoute(
  {
    name: 'getWebhookStats',
    method: 'get',
    path: '/webhooks/{id}/stats',
    access: { role: 'admin' },
    params: webhookParams,
    query: z.object({
      from: z.iso.datetime().exactOptional(),
      step: z.enum(['hour', 'day']).default('day'),
    }),
    response: listOf(deliveryDaySchema),
    find: ownedWebhook,
    summary:
      'Count the deliveries of an endpoint by hour or by day, of the last 7 days by default.',
  },
  async ({ ctx, found, query: { from, step: unit } }) => {
    const now = Date.now();
    const first = from === undefined ? now - (SHOWN_DAYS - 1) * stepLengths.day : Date.parse(from);
    if (first > now) throw invalidRequest('from', 'must not be in the future');
    if (first < now - KEPT_DAYS * stepLengths.day) {
      throw invalidRequest('from', `must be within the last ${KEPT_DAYS} days`);
    }
    const start = { from: new Date(first), unit };
    const counted = await countDeliveries(ctx.stores, found._id, start);
    const data = counted.map(({ at, ...counts }) => ({ at: at.toISOString(), ...counts }));
    return { body: { data, meta: listMeta({}) } };
  },
);
