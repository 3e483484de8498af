import type { AppContext } from '../../services/context.ts';
import { isBeingRead } from '../../services/market/is-being-read.ts';
import {
  deleteRecording,
  deleteRecordingFragments,
  recordingsBefore,
} from '../../storage/market/recordings.ts';
import { sweepEach } from '../sweep-each.ts';

/** An import starts its read at once, or waits for a running one of the same source. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/**
 * Deletes payloads that a killed import left, unless a read of their source is running, which may need them.
 * Idempotent. Returns their number.
 */
export function createSweepRecordings(ctx: AppContext) {
  return async function sweepRecordings(): Promise<number> {
    const before = new Date(Date.now() - FORGOTTEN_MS);
    let removed = await deleteRecordingFragments(ctx.stores, before);
    await sweepEach(ctx, await recordingsBefore(ctx.stores, before), async ({ id, sourceId }) => {
      if (await isBeingRead(ctx, sourceId)) return;
      await deleteRecording(ctx.stores, id);
      removed += 1;
    });
    return removed;
  };
}
