import type { AppContext } from '../../services/context.ts';
import { startReading } from '../../services/hiring/resume/start-reading.ts';
import { findUnread, noteResume } from '../../storage/accounts/account-resumes.ts';
import { sweepEach } from '../sweep-each.ts';

/** Younger ones are being seen to by whoever took the upload. */
const LEFT_BEHIND_MS = 60_000;
const BATCH = 200;

/**
 * Has every uploaded résumé read that a crash, or an outage of Temporal, left without a reader. Harmless to repeat: a
 * reading that runs is joined. What has been seen to goes behind the others.
 */
export function createSweepResumes(ctx: AppContext) {
  return async function sweepResumes(): Promise<number> {
    const before = new Date(Date.now() - LEFT_BEHIND_MS);
    const unread = await findUnread(ctx.stores, before, BATCH);
    return sweepEach(ctx, unread, async ({ accountId, id: resumeId }) => {
      await startReading(ctx, { accountId, resumeId });
      await noteResume(ctx.stores, { accountId, resumeId }, {});
    });
  };
}
