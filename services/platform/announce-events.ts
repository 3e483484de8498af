import { isSubscribed } from '../../domain/platform/events/subscriptions.ts';
import { insertDeliveries, newDelivery } from '../../storage/platform/webhooks/deliveries.ts';
import { insertEvents } from '../../storage/platform/events/events.ts';
import { takeFromOutboxes, type StoredEvents } from '../../storage/platform/events/outboxes.ts';
import { findSubscribers } from '../../storage/platform/webhooks/webhooks.ts';
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
  const events = stored.flatMap((one) => one.events);
  if (events.length === 0) return;
  const webhooks = await findSubscribers(ctx.stores, [
    ...new Set(events.map(({ accountId }) => accountId)),
  ]);
  const told = events
    .map((event) => ({ event, to: webhooks.filter((webhook) => isSubscribed(webhook, event)) }))
    .filter(({ to }) => to.length > 0);
  if (told.length > 0) {
    const deliveries = told.flatMap(({ event, to }) => to.map((one) => newDelivery(event, one)));
    await insertEvents(
      ctx.stores,
      told.map(({ event }) => event),
    );
    await insertDeliveries(ctx.stores, deliveries);
    await startDeliveries(
      ctx,
      deliveries.filter(({ status }) => status === 'pending'),
    );
  }
  await takeFromOutboxes(ctx.stores, stored);
}
