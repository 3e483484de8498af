import type { AppContext } from '../../services/context.ts';
import { startReading } from '../../services/hiring/resume/start-reading.ts';
import { findUnread, noteResume } from '../../storage/accounts/account-resumes.ts';
import { sweepEach } from '../sweep-each.ts';

/** Younger ones are still handled by the call that uploaded them. */
const LEFT_BEHIND_MS = 60_000;
const BATCH = 200;

/**
 * Starts reading every uploaded résumé that a crash, or an outage of Temporal, left unread. Idempotent: a running
 * read is joined. Handled ones move to the end of the queue.
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
