import type { OutboxEvent } from './event.ts';
import { isInternal, type EventKind } from './registry.ts';

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
  if (event.accountId !== webhook.accountId || isInternal(event.kind)) return false;
  if (event.kind === 'webhook.ping') return false;
  if (event.kind === 'webhook.disabled' && disabledWebhook(event) === webhook._id) return false;
  return webhook.eventKinds.some((kind) => kind === '*' || kind === event.kind);
}

/** The events of a write that an endpoint or a reaction hears; the others need not wait in an outbox. */
export function heardEvents(
  events: readonly OutboxEvent[],
  { webhooks, reactions }: Listeners,
): OutboxEvent[] {
  return events.filter(
    (event) =>
      webhooks.some((webhook) => isSubscribed(webhook, event)) ||
      reactions.some(({ kind }) => kind === event.kind),
  );
}

export interface Listeners {
  webhooks: readonly Subscription[];
  reactions: readonly { kind: EventKind }[];
}

function disabledWebhook(event: OutboxEvent): string | undefined {
  return 'webhook_id' in event.data ? event.data.webhook_id : undefined;
}
