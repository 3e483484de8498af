import type { AppContext } from '../../services/context.ts';
import { isBeingRead } from '../../services/market/is-being-read.ts';
import {
  deleteRecording,
  deleteRecordingFragments,
  recordingsBefore,
} from '../../storage/market/recordings.ts';
import { sweepEach } from '../sweep-each.ts';

/** An import that was not killed starts its read at once, or waits for one of the same source. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/**
 * Removes the payloads, and pieces of them, that an import left when it was killed, unless a read of their source is
 * running: it may be theirs, or the one their import waits for. Harmless to repeat. Returns how many it removed.
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
