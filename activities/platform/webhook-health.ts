import type { AppContext } from '../../services/context.ts';
import { announceEvents } from '../../services/platform/announce-events.ts';
import { cancelDeliveries } from '../../storage/platform/deliveries.ts';
import { newEvent } from '../../storage/platform/new-event.ts';
import {
  disableWebhook,
  noteFailingSince,
  type WebhookRecord,
} from '../../storage/platform/webhooks.ts';
import type { WebhookAnswer } from './send-webhook.ts';

/** The receiver wants to hear nothing more. */
export const GONE = 410;
/** An endpoint with nothing but failures for this long is disabled (decisions section 9). */
const FAILING_TOO_LONG_MS = 5 * 24 * 60 * 60 * 1000;

export function isReceived({ statusCode }: Pick<WebhookAnswer, 'statusCode'>): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}

/** Keeps the time since which an endpoint has only failed, and disables one that is gone or failed too long. */
export async function noteHealth(
  ctx: AppContext,
  webhook: WebhookRecord,
  answer: WebhookAnswer,
): Promise<void> {
  const { _id, failingSince } = webhook;
  if (isReceived(answer)) {
    if (failingSince !== null) await noteFailingSince(ctx.stores, _id, null);
  } else if (answer.statusCode === GONE) {
    await disable(ctx, webhook, 'gone');
  } else if (failingSince === null) {
    await noteFailingSince(ctx.stores, _id, answer.at);
  } else if (answer.at.getTime() - failingSince.getTime() >= FAILING_TOO_LONG_MS) {
    await disable(ctx, webhook, 'failing');
  }
}

/** Disables an endpoint, ends its deliveries and tells the others of the account. */
async function disable(
  ctx: AppContext,
  webhook: WebhookRecord,
  reason: 'gone' | 'failing',
): Promise<void> {
  const { _id, accountId, url } = webhook;
  const event = newEvent({
    kind: 'webhook.disabled',
    accountId,
    organizationId: null,
    data: { webhook_id: _id, url, reason },
  });
  if (!(await disableWebhook(ctx.stores, webhook, { reason, event }))) return;
  await cancelDeliveries(ctx.stores, { webhookId: _id });
  await announceEvents(ctx, [{ collection: 'webhooks', documentId: _id, events: [event] }]);
}
