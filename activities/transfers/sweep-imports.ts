import type { AppContext } from '../../services/context.ts';
import { startImport } from '../../services/transfers/imports/start-import.ts';
import { findStuckImports, touchImport } from '../../storage/transfers/imports/imports.ts';
import { sweepEach } from '../sweep-each.ts';

/** Younger ones are still handled by the call that made them, or by their workflow. */
const LEFT_BEHIND_MS = 60_000;
const BATCH = 200;

/** Starts imports that have no workflow. Idempotent: a running one is joined. */
export function createSweepImports(ctx: AppContext) {
  return async function sweepImports(): Promise<number> {
    const before = new Date(Date.now() - LEFT_BEHIND_MS);
    const stuck = await findStuckImports(ctx.stores, before, BATCH);
    return sweepEach(ctx, stuck, async (one) => {
      await startImport(ctx, one);
      await touchImport(ctx.stores, one);
    });
  };
}
