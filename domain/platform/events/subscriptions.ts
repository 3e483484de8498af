import type { OutboxEvent } from './event.ts';
import type { EventKind } from './registry.ts';

export interface Subscription {
  _id: string;
  accountId: string;
  eventKinds: readonly (EventKind | '*')[];
}

/**
 * Whether an endpoint is told of an event: it is of its account, its kind is asked for, and it is not of this very
 * endpoint, which hears neither of its own end nor of the pings of others.
 */
export function isSubscribed(webhook: Subscription, event: OutboxEvent): boolean {
  if (event.accountId !== webhook.accountId || event.kind === 'webhook.ping') return false;
  if (event.kind === 'webhook.disabled' && disabledWebhook(event) === webhook._id) return false;
  return webhook.eventKinds.some((kind) => kind === '*' || kind === event.kind);
}

function disabledWebhook(event: OutboxEvent): string | undefined {
  return 'webhook_id' in event.data ? event.data.webhook_id : undefined;
}
