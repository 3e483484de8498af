import { cancelDeliveries } from '../../storage/platform/webhooks/deliveries.ts';
import {
  deleteWebhook,
  findWebhook,
  type WebhookRecord,
} from '../../storage/platform/webhooks/webhooks.ts';
import type { AppContext } from '../context.ts';
import { announceEvents } from './announce-events.ts';

/**
 * Removes an endpoint and ends its deliveries. That it was disabled is told before: the event lies in its document
 * alone. Harmless to repeat.
 */
export async function removeWebhook(
  ctx: AppContext,
  { _id, accountId }: Pick<WebhookRecord, '_id' | 'accountId'>,
): Promise<void> {
  while (!(await deleteWebhook(ctx.stores, accountId, _id))) {
    const there = await findWebhook(ctx.stores, accountId, _id);
    if (there === null) break;
    await announceEvents(ctx, [{ collection: 'webhooks', documentId: _id, events: there.outbox }]);
  }
  await cancelDeliveries(ctx.stores, { webhookId: _id });
}
