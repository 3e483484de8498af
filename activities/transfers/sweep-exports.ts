import type { AppContext } from '../../services/context.ts';
import { eraseUnusedFile } from '../../services/files/erase-unused-file.ts';
import { startExport } from '../../services/transfers/exports/start-export.ts';
import {
  dropFile,
  findExpiredExports,
  findStuckExports,
  touchExport,
} from '../../storage/transfers/exports/exports.ts';
import { sweepEach } from '../sweep-each.ts';

/** Younger ones are still handled by the call that made them, or by their workflow. */
const LEFT_BEHIND_MS = 60_000;
const BATCH = 200;

/**
 * Starts exports that have no workflow, and erases expired files. Idempotent: a running export is joined, and a file
 * without an export is erased as an orphan.
 */
export function createSweepExports(ctx: AppContext) {
  return async function sweepExports(): Promise<{ started: number; expired: number }> {
    const { stores } = ctx;
    const now = new Date();
    const stuck = await findStuckExports(stores, new Date(now.getTime() - LEFT_BEHIND_MS), BATCH);
    const expired = await findExpiredExports(stores, now, BATCH);
    return {
      started: await sweepEach(ctx, stuck, async (one) => {
        await startExport(ctx, one);
        await touchExport(stores, one);
      }),
      expired: await sweepEach(ctx, expired, async (one) => {
        await dropFile(stores, one);
        await eraseUnusedFile(ctx, { accountId: one.accountId, id: one.fileId });
      }),
    };
  };
}
