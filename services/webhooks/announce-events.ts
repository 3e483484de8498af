import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { isInternal } from '../../domain/webhooks/events/registry.ts';
import { isSubscribed } from '../../domain/webhooks/events/subscriptions.ts';
import {
  insertDeliveries,
  newDelivery,
  type DeliveryRecord,
} from '../../storage/webhooks/deliveries.ts';
import { insertEvents } from '../../storage/webhooks/events/events.ts';
import { takeFromOutboxes, type StoredEvents } from '../../storage/webhooks/events/outboxes.ts';
import { findSubscribers } from '../../storage/webhooks/webhooks.ts';
import type { AppContext } from '../context.ts';
import { runReactions } from './reactions.ts';
import { startDeliveries } from './start-deliveries.ts';

/**
 * Announces the events that acknowledged writes left in their outboxes: stores them for the feed, runs reactions and
 * creates a delivery for every subscribed endpoint. Then empties the outboxes. A crash leaves the events in place, and
 * a second run finds the same events and deliveries.
 */
export async function announceEvents(
  ctx: AppContext,
  stored: readonly StoredEvents[],
): Promise<void> {
  const events = stored.flatMap((one) => one.events.map((event, place) => ({ event, place })));
  if (events.length === 0) return;
  const reacted = runReactions(
    ctx,
    events.map(({ event }) => event),
  );
  // A failure of one must not prevent the other.
  const [told, followed] = await Promise.allSettled([tellEndpoints(ctx, events), reacted]);
  for (const outcome of [told, followed]) if (outcome.status === 'rejected') throw outcome.reason;
  await takeFromOutboxes(ctx.stores, stored);
}

interface PlacedEvent {
  event: OutboxEvent;
  /** Position among the events of one write. */
  place: number;
}

async function tellEndpoints(ctx: AppContext, events: readonly PlacedEvent[]): Promise<void> {
  const visible = events.filter(({ event }) => !isInternal(event.kind));
  if (visible.length === 0) return;
  const accounts = new Set(visible.map(({ event }) => event.accountId));
  const [webhooks] = await Promise.all([
    findSubscribers(ctx.stores, [...accounts]),
    insertEvents(
      ctx.stores,
      visible.map(({ event }) => event),
    ),
  ]);
  const deliveries = visible.flatMap(({ event, place }) =>
    webhooks
      .filter((webhook) => isSubscribed(webhook, event))
      .map((webhook) => ({ delivery: newDelivery(event, webhook), place })),
  );
  if (deliveries.length === 0) return;
  await insertDeliveries(
    ctx.stores,
    deliveries.map(({ delivery }) => delivery),
  );
  await startInOrder(ctx, deliveries);
}

interface PlacedDelivery {
  delivery: DeliveryRecord;
  /** Position of its event among those of one write. */
  place: number;
}

/** The first events of all writes before the second ones: no attempt waits for another, but none starts before it. */
async function startInOrder(ctx: AppContext, deliveries: PlacedDelivery[]): Promise<void> {
  const pending = deliveries.filter(({ delivery }) => delivery.status === 'pending');
  const places = [...new Set(pending.map(({ place }) => place))].sort((a, b) => a - b);
  for (const place of places) {
    const here = pending.filter((one) => one.place === place);
    await startDeliveries(
      ctx,
      here.map(({ delivery }) => delivery),
    );
  }
}
