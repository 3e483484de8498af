import { z } from 'zod';
import { findDelivery } from '../../../storage/webhooks/deliveries.ts';
import { accountOf } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

/** The path parameter of a delivery's routes. */
export const deliveryParams = z.object({
  id: z.string().meta({ example: 'whd_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's delivery that the path names. */
export function ownedDelivery({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findDelivery(ctx.stores, { accountId: accountOf(caller), id: params.id });
}
