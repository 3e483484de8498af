import type { AppContext } from '../../services/context.ts';
import { announceEvents } from '../../services/platform/announce-events.ts';
import { startDeliveries } from '../../services/platform/start-deliveries.ts';
import { findOverdueDeliveries, moveOverdueBack } from '../../storage/platform/deliveries.ts';
import { findWaitingEvents, outboxCollections } from '../../storage/platform/outboxes.ts';

/** Younger events are being announced by whoever wrote them. */
const LEFT_BEHIND_MS = 10_000;
/** A delivery is overdue when it has not even been tried this long after its time. */
const OVERDUE_MS = 5 * 60_000;
/** At most so many of each per tick; the next tick takes the next. */
const BATCH = 200;

/**
 * Announces the events that wait in any outbox. Harmless to repeat: announcing is. A document that cannot be
 * announced is logged and does not keep the others waiting.
 */
export function createAnnounceWaiting(ctx: AppContext) {
  return async function announceWaiting(): Promise<number> {
    const before = new Date(Date.now() - LEFT_BEHIND_MS);
    let announced = 0;
    for (const collection of outboxCollections) {
      const waiting = await findWaitingEvents(ctx.stores, collection, { before, limit: BATCH });
      for (const stored of waiting) {
        try {
          await announceEvents(ctx, [stored]);
          announced += 1;
        } catch (error) {
          const { documentId } = stored;
          ctx.log.error({ err: error, collection, document_id: documentId }, 'not announced');
        }
      }
    }
    return announced;
  };
}

/**
 * Starts the workflows of deliveries that nobody attempts: they were stored, and then the process or Temporal
 * failed. Harmless to repeat: a delivery whose workflow runs, because it waits its turn, keeps it.
 */
export function createStartOverdueDeliveries(ctx: AppContext) {
  return async function startOverdueDeliveries(): Promise<number> {
    const before = new Date(Date.now() - OVERDUE_MS);
    const overdue = await findOverdueDeliveries(ctx.stores, { before, limit: BATCH });
    if (overdue.length === 0) return 0;
    await startDeliveries(ctx, overdue);
    await moveOverdueBack(ctx.stores, overdue);
    return overdue.length;
  };
}
