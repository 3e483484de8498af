import type { OwnedRef } from '../../domain/common/ids.ts';
import { cancelDeliveries } from '../../storage/webhooks/deliveries.ts';
import { deleteWebhook, findWebhook, type WebhookRecord } from '../../storage/webhooks/webhooks.ts';
import type { AppContext } from '../context.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { announceEvents } from './announce-events.ts';

/**
 * Removes an endpoint and ends its deliveries. `judge` rejects a version that the caller does not expect. The event
 * that it was disabled is announced first, since it is stored in the endpoint's document. Idempotent.
 */
export async function removeWebhook(
  ctx: AppContext,
  target: OwnedRef,
  judge: (webhook: WebhookRecord) => void,
): Promise<void> {
  const { id } = target;
  await retryOnConflict(async () => {
    const webhook = await findWebhook(ctx.stores, target);
    if (webhook === null) return 'gone';
    judge(webhook);
    const { outbox: events } = webhook;
    await announceEvents(ctx, [{ collection: 'webhooks', documentId: id, events }]);
    return (await deleteWebhook(ctx.stores, webhook)) ? 'removed' : null;
  });
  await cancelDeliveries(ctx.stores, { webhookId: id });
}
