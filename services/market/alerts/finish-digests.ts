import {
  endDigests,
  findSendingAlerts,
  type SendingAlert,
} from '../../../storage/market/alerts/due-alerts.ts';
import { markTold, trimTold } from '../../../storage/market/alerts/matches.ts';
import type { AppContext } from '../../context.ts';
import { announceEvents } from '../../webhooks/announce-events.ts';

const ALERTS_AT_ONCE = 200;
/** Told matches that an alert keeps. */
const MOST_KEPT = 50_000;

/**
 * Sends all digests in progress: announces their events, marks their matches and ends them. Idempotent: a crash leaves
 * the digest in its alert, and the next call repeats it with the same ids.
 */
export async function finishDigests(ctx: AppContext, beat: () => void): Promise<void> {
  for (;;) {
    const alerts = await findSendingAlerts(ctx.stores, ALERTS_AT_ONCE);
    if (alerts.length === 0) return;
    const digests = alerts.map(({ digest }) => digest);
    const ids = digests.map(({ id }) => id);
    const matchIds = digests.flatMap((digest) => digest.matchIds);
    await Promise.all([announce(ctx, alerts), markTold(ctx.stores, matchIds, ids[0] ?? '')]);
    await endDigests(ctx.stores, ids);
    for (const { _id, matched } of alerts) {
      if (matched > MOST_KEPT) await trimTold(ctx.stores, _id, MOST_KEPT);
    }
    beat();
  }
}

/** Events that cannot be announced now stay in the outbox for `sweep-outbox`. */
async function announce(ctx: AppContext, alerts: readonly SendingAlert[]): Promise<void> {
  const stored = alerts
    .filter(({ outbox }) => outbox.length > 0)
    .map(({ _id, outbox }) => ({
      collection: 'job_alerts' as const,
      documentId: _id,
      events: outbox,
    }));
  try {
    await announceEvents(ctx, stored);
  } catch (error) {
    ctx.log.warn({ err: error, alerts: stored.length }, 'events deferred to the sweep');
  }
}
