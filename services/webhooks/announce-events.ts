import { SpanKind, type Span } from '@opentelemetry/api';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { isInternal } from '../../domain/webhooks/events/registry.ts';
import { isSubscribed } from '../../domain/webhooks/events/subscriptions.ts';
import { insertDeliveries, newDelivery } from '../../storage/webhooks/deliveries.ts';
import { insertEvents } from '../../storage/webhooks/events/events.ts';
import { contextOf } from '../../storage/webhooks/events/trace-parent.ts';
import { takeFromOutboxes, type StoredEvents } from '../../storage/webhooks/events/outboxes.ts';
import { findSubscribers, type WebhookRecord } from '../../storage/webhooks/webhooks.ts';
import type { AppContext } from '../context.ts';
import { startSpan } from '../tracing/in-span.ts';
import type { Attempt } from './attempt-delivery.ts';
import { runReactions } from './reactions.ts';
import { wakeEndpointSoon } from './wake-endpoint.ts';

/**
 * Announces the events that acknowledged writes left in their outboxes: stores them for the feed, runs reactions and
 * creates a delivery for every subscribed endpoint. Then empties the outboxes. First attempts are made in the
 * background. A crash leaves the events in place, and a second run finds the same events and deliveries.
 */
export async function announceEvents(
  ctx: AppContext,
  stored: readonly StoredEvents[],
): Promise<void> {
  const events = stored.flatMap((one) => one.events.map((event, place) => ({ event, place })));
  if (events.length === 0) return;
  const spans = events.map(({ event }) => announcementSpan(event));
  try {
    await announceAll(ctx, events);
    await takeFromOutboxes(ctx.stores, stored);
  } finally {
    for (const span of spans) span.end();
  }
}

function announcementSpan(event: OutboxEvent): Span {
  return startSpan({
    name: `announce ${event.kind}`,
    kind: SpanKind.PRODUCER,
    parent: contextOf(event),
    attributes: { 'openrole.event_id': event.id },
  });
}

async function announceAll(ctx: AppContext, events: readonly PlacedEvent[]): Promise<void> {
  const reacted = runReactions(
    ctx,
    events.map(({ event }) => event),
  );
  // A failure of one must not prevent the other.
  const [told, followed] = await Promise.allSettled([tellEndpoints(ctx, events), reacted]);
  for (const outcome of [told, followed]) if (outcome.status === 'rejected') throw outcome.reason;
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
  // The first events of all writes before the second ones: no attempt waits for another, but none starts before it.
  const inOrder = visible.toSorted((one, other) => one.place - other.place);
  const attempts = inOrder.flatMap(({ event }) =>
    webhooks
      .filter((webhook) => isSubscribed(webhook, event))
      .map((webhook) => ({
        event,
        webhook,
        delivery: newDelivery(event, webhook, isAttemptedHere(ctx, webhook)),
      })),
  );
  const stored = await insertDeliveries(
    ctx.stores,
    attempts.map(({ delivery }) => delivery),
  );
  // An existing delivery belongs to the process that stored it, for as long as its first attempt may take.
  startAttempts(
    ctx,
    attempts.filter(({ delivery }) => delivery.status === 'pending' && stored.has(delivery._id)),
  );
}

/** An endpoint in trouble gets its requests from its workflow only. */
function isAttemptedHere(
  { config }: Pick<AppContext, 'config'>,
  { failingSince }: WebhookRecord,
): boolean {
  return config.webhooks.firstAttempt !== 'worker' && failingSince === null;
}

function startAttempts(ctx: AppContext, attempts: readonly Attempt[]): void {
  const isHere = ({ webhook }: Attempt) => isAttemptedHere(ctx, webhook);
  ctx.sender.attemptSoon(ctx, attempts.filter(isHere));
  for (const attempt of attempts) {
    if (!isHere(attempt)) wakeEndpointSoon(ctx, { ...attempt.webhook, id: attempt.webhook._id });
  }
}
