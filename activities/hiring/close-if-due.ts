import { closeAtDeadline } from '../../domain/hiring/change-posting.ts';
import type { AppContext } from '../../services/context.ts';
import { changePosting } from '../../services/hiring/change-posting.ts';
import { findPosting } from '../../storage/hiring/postings.ts';
import type { CloseJobInput } from '../../workflows/hiring/contract.ts';

export interface CloseIfDueInput extends CloseJobInput {
  /** The moment that counts as now, so that timer and deadline are told by one clock. */
  at: string;
}

/**
 * Closes an open role whose deadline has come; answers the deadline of one that has to wait for it, null for every
 * other. Harmless to repeat: a role that is not open stays as it is, and its event was written when it closed.
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
