import { closeAtDeadline } from '../../domain/hiring/change-posting.ts';
import type { AppContext } from '../../services/context.ts';
import { changePosting } from '../../services/hiring/change-posting.ts';
import { findPosting } from '../../storage/hiring/postings.ts';
import type { CloseJobInput } from '../../workflows/hiring/contract.ts';

export interface CloseIfDueInput extends CloseJobInput {
  /** The current time, so that timer and deadline use one clock. */
  at: string;
}

/**
 * Closes an open role whose deadline has passed. Returns the deadline of an open role that has to wait for it, else
 * null. Idempotent: a role that is not open does not change, and its event was written when it closed.
 */
export function createCloseIfDue(ctx: AppContext) {
  return async function closeIfDue(input: CloseIfDueInput): Promise<string | null> {
    const target = { accountId: input.accountId, id: input.jobId };
    if ((await findPosting(ctx.stores, target)) === null) return null;
    const at = new Date(input.at);
    const { status, closesAt } = await changePosting(ctx, target, (posting) =>
      closeAtDeadline(posting, at),
    );
    return status === 'open' ? (closesAt?.toISOString() ?? null) : null;
  };
}
