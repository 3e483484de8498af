import { slices } from '../../domain/common/slices.ts';
import type { AppContext } from '../../services/context.ts';
import { announceEvents } from '../../services/webhooks/announce-events.ts';
import { retryReactions } from '../../services/webhooks/reactions.ts';
import { wakeEndpoint } from '../../services/webhooks/wake-endpoint.ts';
import { findOverdueEndpoints } from '../../storage/webhooks/due-deliveries.ts';
import {
  findWaitingEvents,
  outboxCollections,
  type OutboxCollection,
  type StoredEvents,
} from '../../storage/webhooks/events/outboxes.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';

/** Younger events are being announced by the process that wrote them. */
const LEFT_BEHIND_MS = 10_000;
/** A delivery is overdue when it was not attempted this long after its time. */
const OVERDUE_MS = 30_000;
/** Documents per batch; the pass continues until none is left. */
const BATCH = 100;
/** Signals to Temporal in flight at a time. */
const SIGNALS = 50;
/** So many failures in one collection mean an outage, not bad documents: the next tick retries. */
const MOST_FAILURES = 20;

/**
 * Announces all events in outboxes and retries failed reactions. Idempotent, as both are. A document that fails is
 * logged and does not hold up the others.
 */
export function createAnnounceWaiting(ctx: AppContext) {
  return async function announceWaiting(): Promise<number> {
    const before = new Date(Date.now() - LEFT_BEHIND_MS);
    return keepAlive(async () => {
      let announced = 0;
      for (const collection of outboxCollections) {
        announced += await announceCollection(ctx, collection, before);
      }
      await retryReactions(ctx);
      return announced;
    });
  };
}

async function announceCollection(
  ctx: AppContext,
  collection: OutboxCollection,
  before: Date,
): Promise<number> {
  const failed: string[] = [];
  let announced = 0;
  for (;;) {
    const batch = { before, limit: BATCH, except: failed };
    const waiting = await findWaitingEvents(ctx.stores, collection, batch);
    announced += await announceBatch(ctx, waiting, failed);
    if (waiting.length < BATCH || failed.length >= MOST_FAILURES) return announced;
  }
}

/** Announces a batch; if it fails, one by one, to find the document at fault. Returns how many it announced. */
async function announceBatch(
  ctx: AppContext,
  waiting: readonly StoredEvents[],
  failed: string[],
): Promise<number> {
  stopIfCancelled();
  try {
    await announceEvents(ctx, waiting);
    return waiting.length;
  } catch (error) {
    ctx.log.warn({ err: error, documents: waiting.length }, 'not announced together');
  }
  let announced = 0;
  for (const stored of waiting) {
    stopIfCancelled();
    try {
      await announceEvents(ctx, [stored]);
      announced += 1;
    } catch (error) {
      const { collection, documentId } = stored;
      ctx.log.error({ err: error, collection, document_id: documentId }, 'not announced');
      failed.push(documentId);
      if (failed.length >= MOST_FAILURES) return announced;
    }
  }
  return announced;
}

/**
 * Starts or wakes the workflows of all endpoints with an overdue delivery, which a failure of the process or of
 * Temporal left behind. Idempotent: an endpoint with a running workflow keeps it.
 */
export function createStartOverdueDeliveries(ctx: AppContext) {
  return async function startOverdueDeliveries(): Promise<number> {
    const before = new Date(Date.now() - OVERDUE_MS);
    return keepAlive(async () => {
      const endpoints = await findOverdueEndpoints(ctx.stores, before);
      for (const batch of slices(endpoints, SIGNALS)) {
        stopIfCancelled();
        await Promise.all(batch.map((endpoint) => wakeEndpoint(ctx, endpoint)));
      }
      return endpoints.length;
    });
  };
}
