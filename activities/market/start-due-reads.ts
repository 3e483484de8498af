import type { AppContext } from '../../services/context.ts';
import { startIngestion } from '../../services/market/start-ingestion.ts';
import { dueSources, scheduleNextRead } from '../../storage/market/sources.ts';
import { sweepEach } from '../sweep-each.ts';

/**
 * Starts a read for each source that is due, at most as many as configured; returns how many. Harmless to repeat: a
 * source that is being read already keeps its run, and the next read is set only after the start is accepted.
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
