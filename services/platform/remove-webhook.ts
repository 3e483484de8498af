import { cancelDeliveries } from '../../storage/platform/webhooks/deliveries.ts';
import {
  deleteWebhook,
  findWebhook,
  type WebhookRecord,
} from '../../storage/platform/webhooks/webhooks.ts';
import type { AppContext } from '../context.ts';
import { announceEvents } from './announce-events.ts';

/**
 * Removes an endpoint and ends its deliveries; `judge` refuses a version that the caller does not mean. That it was
 * disabled is told before: the event lies in its document alone. Harmless to repeat.
 */
export async function removeWebhook(
  ctx: AppContext,
  read: WebhookRecord,
  judge: (webhook: WebhookRecord) => void,
): Promise<void> {
  const { _id, accountId } = read;
  let webhook: WebhookRecord | null = read;
  while (webhook !== null) {
    judge(webhook);
    if (await deleteWebhook(ctx.stores, webhook)) break;
    webhook = await findWebhook(ctx.stores, accountId, _id);
    if (webhook === null) break;
    const { outbox: events } = webhook;
    await announceEvents(ctx, [{ collection: 'webhooks', documentId: _id, events }]);
  }
  await cancelDeliveries(ctx.stores, { webhookId: _id });
}
