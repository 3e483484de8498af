import { z } from 'zod';
import { offerRow } from '../../../domain/hiring/offers/offer-row.ts';
import type { Offer } from '../../../domain/hiring/offers/offer.ts';
import { findOffer } from '../../../storage/hiring/offers/offers.ts';
import { accountOf } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

/** The path parameter of an offer's routes. */
export const offerParams = z.object({
  id: z.string().meta({ example: 'off_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's offer that the path names. */
export function ownedOffer({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findOffer(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

/** The response of every route that shows one offer to its employer. */
export function offerAnswer(offer: Offer) {
  return { data: offerRow(offer) };
}
