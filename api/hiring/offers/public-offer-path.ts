import { z } from 'zod';
import { findOfferByToken } from '../../../storage/hiring/offers/offers.ts';
import type { FindCall } from '../../route.ts';

export const publicOfferParams = z.object({
  token: z.string().max(100).meta({ description: 'Part of the link, as it was sent.' }),
});

/** The offer that the link opens. A withdrawn one is found too, to be answered with 410. */
export function offerOfLink({ ctx, params }: FindCall<{ token: string }>) {
  return findOfferByToken(ctx.stores, params.token);
}
