import {
  insertDeliveries,
  newDelivery,
  type DeliveryRecord,
} from '../../storage/platform/deliveries.ts';
import { insertEvents } from '../../storage/platform/events.ts';
import { newEvent } from '../../storage/platform/new-event.ts';
import type { WebhookRecord } from '../../storage/platform/webhooks.ts';
import type { AppContext } from '../context.ts';
import { restartSoon } from './start-deliveries.ts';

/** Sends a test to one endpoint; what it answers is read from the delivery. */
export async function pingWebhook(
  ctx: AppContext,
  webhook: WebhookRecord,
): Promise<DeliveryRecord> {
  const event = newEvent({
    kind: 'webhook.ping',
    accountId: webhook.accountId,
    organizationId: null,
    data: { webhook_id: webhook._id },
  });
  const delivery = newDelivery(event, webhook);
  await insertEvents(ctx.stores, [event]);
  await insertDeliveries(ctx.stores, [delivery]);
  restartSoon(ctx, [delivery]);
  return delivery;
}
