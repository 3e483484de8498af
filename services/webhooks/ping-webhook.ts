import {
  findDelivery,
  insertDeliveries,
  newDelivery,
  type DeliveryRecord,
} from '../../storage/webhooks/deliveries.ts';
import { insertEvents } from '../../storage/webhooks/events/events.ts';
import { idOf } from '../../storage/new-id.ts';
import { newEvent } from '../../storage/webhooks/events/new-event.ts';
import type { WebhookRecord } from '../../storage/webhooks/webhooks.ts';
import type { AppContext } from '../context.ts';
import { wakeEndpointSoon } from './wake-endpoint.ts';

/** Sends a test event to one endpoint, once per run. The delivery shows the answer. */
export async function pingWebhook(
  ctx: AppContext,
  webhook: WebhookRecord,
  run: string | null,
): Promise<DeliveryRecord> {
  const ping = newEvent({
    kind: 'webhook.ping',
    accountId: webhook.accountId,
    organizationId: null,
    data: { webhook_id: webhook._id },
  });
  const event = { ...ping, id: idOf('event', run) };
  const delivery = newDelivery(event, webhook);
  await insertEvents(ctx.stores, [event]);
  await insertDeliveries(ctx.stores, [delivery]);
  const { accountId, _id: id } = delivery;
  wakeEndpointSoon(ctx, { accountId, id: webhook._id });
  return (await findDelivery(ctx.stores, { accountId, id })) ?? delivery;
}
