import type { AppContext } from '../context.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { cancelDeliveries } from '../../storage/webhooks/deliveries.ts';
import { newEvent } from '../../storage/webhooks/events/new-event.ts';
import {
  disableWebhook,
  noteFailure,
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
 * event for it, for `endDisabled`. A success is noted together with its attempt.
 */
export async function noteHealth(
  ctx: Pick<AppContext, 'stores'>,
  webhook: WebhookRecord,
  answer: WebhookAnswer,
): Promise<OutboxEvent | null> {
  const { _id, failingSince } = webhook;
  if (isReceived(answer)) return null;
  if (answer.statusCode === GONE) return disable(ctx, webhook, 'gone');
  if (failingSince === null) await noteFailure(ctx.stores, _id, answer.at);
  else if (answer.at.getTime() - failingSince.getTime() >= FAILING_TOO_LONG_MS) {
    return disable(ctx, webhook, 'failing');
  }
  return null;
}

async function disable(
  ctx: Pick<AppContext, 'stores'>,
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
 * Ends the deliveries of a disabled endpoint and announces the event to the account's other endpoints. If a crash
 * prevents either, the endpoint's workflow ends the deliveries, and the sweep announces the event.
 */
export async function endDisabled(
  ctx: AppContext,
  webhookId: string,
  event: OutboxEvent,
): Promise<void> {
  await cancelDeliveries(ctx.stores, { webhookId });
  await ctx.announcements.add({
    ctx,
    stored: { collection: 'webhooks', documentId: webhookId, events: [event] },
  });
}
