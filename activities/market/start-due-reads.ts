import type { AppContext } from '../../services/context.ts';
import { startIngestion } from '../../services/market/start-ingestion.ts';
import { dueSources, scheduleNextRead } from '../../storage/market/sources.ts';
import { sweepEach } from '../sweep-each.ts';

/**
 * Starts a read of each due source, up to the configured number. Returns their number. Idempotent: a running read is
 * kept, and the next one is scheduled only after the start was accepted.
 */
export function createStartDueReads(ctx: AppContext) {
  return async function startDueReads(): Promise<number> {
    const now = new Date();
    const due = await dueSources(ctx.stores, now, ctx.config.ingest.maxRunning);
    const targets = due.map((id) => ({ id }));
    return sweepEach(ctx, targets, async ({ id: sourceId }) => {
      await startIngestion(ctx, { sourceId });
      await scheduleNextRead(ctx.stores, sourceId, now);
    });
  };
}
