import type { AppContext } from '../../services/context.ts';
import { announceEvents } from '../../services/webhooks/announce-events.ts';
import { retryReactions } from '../../services/webhooks/reactions.ts';
import { startDeliveries, wakeDeliveries } from '../../services/webhooks/start-deliveries.ts';
import { findOverdueDeliveries, postponeOverdue } from '../../storage/webhooks/deliveries.ts';
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
const OVERDUE_MS = 5 * 60_000;
/** Documents per batch; the pass continues until none is left. */
const BATCH = 100;
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
 * Starts the workflows of all overdue deliveries, which a failure of the process or of Temporal left behind.
 * Idempotent: a delivery with a running workflow keeps it.
 */
export function createStartOverdueDeliveries(ctx: AppContext) {
  return async function startOverdueDeliveries(): Promise<number> {
    const before = new Date(Date.now() - OVERDUE_MS);
    return keepAlive(async () => {
      let started = 0;
      for (;;) {
        stopIfCancelled();
        const overdue = await findOverdueDeliveries(ctx.stores, { before, limit: BATCH });
        if (overdue.length === 0) return started;
        await startDeliveries(
          ctx,
          overdue.filter(({ wakeAt }) => !wakeAt),
        );
        // Their workflows may wait for an earlier schedule, hours away.
        await wakeDeliveries(
          ctx,
          overdue.filter(({ wakeAt }) => wakeAt),
        );
        await postponeOverdue(ctx.stores, overdue);
        started += overdue.length;
        if (overdue.length < BATCH) return started;
      }
    });
  };
}
