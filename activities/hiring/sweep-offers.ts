import type { AppContext } from '../../services/context.ts';
import { expireIfLate } from '../../services/hiring/offers/end-offer.ts';
import { findLateOffers } from '../../storage/hiring/offers/offers.ts';
import { sweepEach } from '../sweep-each.ts';

const BATCH = 500;
/** Until then the offer's own timer expires it. */
const OVERDUE_MS = 60_000;

/** Expires offers that are a minute past their deadline. Idempotent. One that fails does not hold up the others. */
export function createSweepOffers(ctx: AppContext) {
  return async function sweepOffers(): Promise<{ expired: number }> {
    const now = new Date();
    const late = await findLateOffers(ctx.stores, new Date(now.getTime() - OVERDUE_MS), BATCH);
    return { expired: await sweepEach(ctx, late, (one) => expireIfLate(ctx, one, now)) };
  };
}
