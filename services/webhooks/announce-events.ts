import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
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
 * Announces events that acknowledged writes left in their outboxes: reactions run, and every subscribed endpoint gets
 * a delivery. Then the outboxes are emptied. A crash anywhere leaves the events where they are, and a second run finds
 * the same deliveries. Without a subscriber or a reaction nothing but the outbox is touched.
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
  // A server that fails for one of the two must not keep the other from being done.
  const [told, followed] = await Promise.allSettled([tellEndpoints(ctx, events), reacted]);
  for (const outcome of [told, followed]) if (outcome.status === 'rejected') throw outcome.reason;
  await takeFromOutboxes(ctx.stores, stored);
}

interface PlacedEvent {
  event: OutboxEvent;
  /** Among the events of one write. */
  place: number;
}

async function tellEndpoints(ctx: AppContext, events: readonly PlacedEvent[]): Promise<void> {
  const webhooks = await findSubscribers(ctx.stores, [
    ...new Set(events.map(({ event }) => event.accountId)),
  ]);
  const told = events
    .map((one) => ({ ...one, to: webhooks.filter((webhook) => isSubscribed(webhook, one.event)) }))
    .filter(({ to }) => to.length > 0);
  if (told.length === 0) return;
  const deliveries = told.flatMap(({ event, place, to }) =>
    to.map((one) => ({ delivery: newDelivery(event, one), place })),
  );
  await insertEvents(
    ctx.stores,
    told.map(({ event }) => event),
  );
  await insertDeliveries(
    ctx.stores,
    deliveries.map(({ delivery }) => delivery),
  );
  await startInOrder(ctx, deliveries);
}

interface PlacedDelivery {
  delivery: DeliveryRecord;
  /** Of its event among those of one write. */
  place: number;
}

/** The first events of all writes before the second ones: no attempt waits for another, but none is begun before it. */
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
