import { closeAtDeadline } from '../../domain/hiring/change-posting.ts';
import type { AppContext } from '../../services/context.ts';
import { changePosting } from '../../services/hiring/change-posting.ts';
import { syncOrganization } from '../../services/hiring/sync-organization.ts';
import { syncPosting } from '../../services/hiring/sync-posting.ts';
import { findDueOrganizations } from '../../storage/hiring/organizations.ts';
import { findOverduePostings, findPostingsToSync } from '../../storage/hiring/postings-to-sync.ts';
import { sweepEach } from '../sweep-each.ts';

const BATCH = 500;
/** A change that has waited this long was left behind by a crash. */
const OVERDUE_MS = 10_000;

export interface SweptPostings {
  settled: number;
  closed: number;
}

/**
 * Completes updates interrupted by a crash or outage: pending changes of board, market or timer, and missed deadlines. Idempotent. A
 * posting that fails does not hold up the others.
 */
export function createSweepPostings(ctx: AppContext) {
  return async function sweepPostings(): Promise<SweptPostings> {
    const { stores } = ctx;
    const now = new Date();
    const before = new Date(now.getTime() - OVERDUE_MS);
    const organizations = await findDueOrganizations(stores, before, BATCH);
    const postings = await findPostingsToSync(stores, before, BATCH);
    const overdue = await findOverduePostings(stores, before, BATCH);
    return {
      settled:
        (await sweepEach(ctx, organizations, (one) => syncOrganization(ctx, one))) +
        (await sweepEach(ctx, postings, (one) => syncPosting(ctx, one))),
      closed: await sweepEach(ctx, overdue, (one) =>
        changePosting(ctx, one, (posting) => closeAtDeadline(posting, now)),
      ),
    };
  };
}
