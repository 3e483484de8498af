import { isDeepStrictEqual } from 'node:util';
import { systemCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { erasePersonal } from '../../../domain/common/personal.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import { offerSchema, type Offer } from '../../../domain/hiring/offers/offer.ts';
import { findOffer, findOffersTo } from '../../../storage/hiring/offers/offers.ts';
import type { AppContext } from '../../context.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';
import { writeAndAnnounce } from './change-offer.ts';
import { endOffer } from './end-offer.ts';

/**
 * Withdraws the open offers to an anonymised candidate, and erases texts, proof and link of all of them. Title, pay,
 * dates and status stay. Idempotent.
 */
export async function eraseOffers(
  ctx: AppContext,
  accountId: string,
  candidateIds: readonly string[],
): Promise<void> {
  for (const target of await findOffersTo(ctx.stores, accountId, candidateIds)) {
    await retryOnConflict(() => eraseOffer(ctx, target));
  }
}

async function eraseOffer(ctx: AppContext, target: OwnedRef): Promise<Offer | true | null> {
  const read = await findOffer(ctx.stores, target);
  if (read === null) return true;
  const offer = erasePersonal(offerSchema, read);
  if (offer.status === 'draft' || offer.status === 'sent') {
    return endOffer(ctx, offer, { status: 'withdrawn', cause: systemCause });
  }
  if (isDeepStrictEqual(offer, read)) return true;
  return writeAndAnnounce(ctx, { offer, from: read.status });
}
