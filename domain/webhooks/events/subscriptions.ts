import type { OutboxEvent } from './event.ts';
import { isInternal, type EventKind } from './registry.ts';

export interface Subscription {
  _id: string;
  accountId: string;
  eventKinds: readonly (EventKind | '*')[];
}

/**
 * Whether an endpoint receives an event: it belongs to the account, subscribes to the kind, and the event is not
 * about the endpoint itself. An endpoint receives neither its own disabling nor the pings of others.
 */
export function isSubscribed(webhook: Subscription, event: OutboxEvent): boolean {
  if (event.accountId !== webhook.accountId || isInternal(event.kind)) return false;
  if (event.kind === 'webhook.ping') return false;
  if (event.kind === 'webhook.disabled' && disabledWebhook(event) === webhook._id) return false;
  return webhook.eventKinds.some((kind) => kind === '*' || kind === event.kind);
}

function disabledWebhook(event: OutboxEvent): string | undefined {
  return 'webhook_id' in event.data ? event.data.webhook_id : undefined;
}
