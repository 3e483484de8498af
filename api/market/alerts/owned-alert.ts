import { z } from 'zod';
import { findAlert } from '../../../storage/market/alerts/alerts.ts';
import { accountOf } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

/** The path parameter of an alert's routes. */
export const alertParams = z.object({
  id: z.string().meta({ example: 'alr_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The alert that the path names, if it is the caller's. */
export function ownedAlert({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findAlert(ctx.stores, { accountId: accountOf(caller), id: params.id });
}
