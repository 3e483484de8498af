import { z } from 'zod';
import { eventKinds } from '../../../domain/webhooks/events/registry.ts';
import { listDeliveries } from '../../../storage/webhooks/deliveries.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { deliverySchema, deliveryStatuses } from '../../../domain/webhooks/delivery-row.ts';
import { deliveryRow } from './delivery-row.ts';

export const listWebhookDeliveries = defineRoute(
  {
    name: 'listWebhookDeliveries',
    method: 'get',
    path: '/webhook-deliveries',
    access: { scopes: ['webhooks:manage'], role: 'admin' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object({
      webhook_id: z.string().min(1).exactOptional().meta({
        description: 'Deliveries to this endpoint.',
        example: 'whk_0NaQ8xT2v7Bd1kZp4mXw',
      }),
      event_kind: z
        .enum(eventKinds)
        .exactOptional()
        .meta({ description: 'Of events of this kind.' }),
      status: z.enum(deliveryStatuses).exactOptional().meta({
        description: 'How they stand: `failed` are given up, `cancelled` met a disabled endpoint.',
      }),
      ...pageQuery,
    }),
    response: listOf(deliverySchema),
    errors: ['invalid_cursor'],
    summary: "List the account's deliveries with their attempts, newest event first.",
    description: 'Deliveries and their events are kept for 30 days.',
  },
  async ({ ctx, caller, query }) => {
    const filter = {
      accountId: accountOf(caller),
      ...(query.webhook_id !== undefined && { webhookId: query.webhook_id }),
      ...(query.event_kind !== undefined && { eventKind: query.event_kind }),
      ...(query.status !== undefined && { status: query.status }),
    };
    const { rows, nextCursor } = await pageById(
      'webhook-deliveries',
      { ctx, caller, query },
      async (start) => (await listDeliveries(ctx.stores, filter, start)).map(deliveryRow),
    );
    return { body: { data: rows, meta: listMeta({ nextCursor }) } };
  },
);
