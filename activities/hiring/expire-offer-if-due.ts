import type { AppContext } from '../../services/context.ts';
import { expireIfLate } from '../../services/hiring/offers/end-offer.ts';
import type { ExpireOfferInput } from '../../workflows/hiring/contract.ts';

export interface ExpireOfferIfDueInput extends ExpireOfferInput {
  /** The current time, so that timer and deadline use one clock. */
  at: string;
}

/**
 * Expires a sent offer whose deadline has passed. Returns the deadline of one that is still open, else null.
 * Idempotent: an offer that has ended does not change, and its event was written when it ended.
 */
export function createExpireOfferIfDue(ctx: AppContext) {
  return async function expireOfferIfDue(input: ExpireOfferIfDueInput): Promise<string | null> {
    const target = { accountId: input.accountId, id: input.offerId };
    const waitsFor = await expireIfLate(ctx, target, new Date(input.at));
    return waitsFor?.toISOString() ?? null;
  };
}
