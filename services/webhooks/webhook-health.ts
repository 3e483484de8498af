import type { AppContext } from '../context.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { announceEvents } from './announce-events.ts';
import { cancelDeliveries } from '../../storage/webhooks/deliveries.ts';
import { newEvent } from '../../storage/webhooks/events/new-event.ts';
import {
  disableWebhook,
  noteFailure,
  noteSuccess,
  type WebhookRecord,
} from '../../storage/webhooks/webhooks.ts';
import type { WebhookAnswer } from './send-webhook.ts';

/** The receiver unsubscribes with this status. */
export const GONE = 410;
/** An endpoint whose attempts have all failed for this long is disabled (decision 0016). */
const FAILING_TOO_LONG_MS = 5 * 24 * 60 * 60 * 1000;

export function isReceived({ statusCode }: Pick<WebhookAnswer, 'statusCode'>): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}

/**
 * Records since when an endpoint has only failed, and disables one that is gone or has failed too long. Returns the
 * event for it, which `tellDisabled` announces.
 */
export async function noteHealth(
  ctx: AppContext,
  webhook: WebhookRecord,
  answer: WebhookAnswer,
): Promise<OutboxEvent | null> {
  const { _id, failingSince } = webhook;
  if (isReceived(answer)) {
    await noteSuccess(ctx.stores, _id, new Date(answer.at.getTime() + answer.durationMs));
    return null;
  }
  if (answer.statusCode === GONE) return disable(ctx, webhook, 'gone');
  if (failingSince === null) await noteFailure(ctx.stores, _id, answer.at);
  else if (answer.at.getTime() - failingSince.getTime() >= FAILING_TOO_LONG_MS) {
    return disable(ctx, webhook, 'failing');
  }
  return null;
}

async function disable(
  ctx: AppContext,
  webhook: WebhookRecord,
  reason: 'gone' | 'failing',
): Promise<OutboxEvent | null> {
  const { _id, accountId, url } = webhook;
  const event = newEvent({
    kind: 'webhook.disabled',
    accountId,
    organizationId: null,
    data: { webhook_id: _id, url, reason },
  });
  return (await disableWebhook(ctx.stores, webhook, { reason, event })) ? event : null;
}

/**
 * Ends the deliveries of a disabled endpoint and tells the account's other endpoints. If a crash prevents this, each
 * delivery ends at its next attempt, and the sweep announces the event.
 */
export async function announceDisabled(
  ctx: AppContext,
  webhookId: string,
  event: OutboxEvent,
): Promise<void> {
  await cancelDeliveries(ctx.stores, { webhookId });
  await announceEvents(ctx, [{ collection: 'webhooks', documentId: webhookId, events: [event] }]);
}
