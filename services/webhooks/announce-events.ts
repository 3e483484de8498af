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
import { startDeliveries } from './start-deliveries.ts';

/**
 * Tells every subscribed endpoint of events that acknowledged writes left in their outboxes: events and deliveries
 * are stored, the deliveries started, then the outboxes emptied. A crash anywhere leaves the events where they
 * are, and a second run finds the same deliveries. Without a subscriber nothing but the outbox is touched.
 */
export async function announceEvents(
  ctx: AppContext,
  stored: readonly StoredEvents[],
): Promise<void> {
  const events = stored.flatMap((one) => one.events.map((event, place) => ({ event, place })));
  if (events.length === 0) return;
  const webhooks = await findSubscribers(ctx.stores, [
    ...new Set(events.map(({ event }) => event.accountId)),
  ]);
  const told = events
    .map((one) => ({ ...one, to: webhooks.filter((webhook) => isSubscribed(webhook, one.event)) }))
    .filter(({ to }) => to.length > 0);
  if (told.length > 0) {
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
  await takeFromOutboxes(ctx.stores, stored);
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
