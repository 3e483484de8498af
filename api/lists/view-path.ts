import { z } from 'zod';
import { findView } from '../../storage/lists/views.ts';
import { accountOf, callerId, type Caller } from '../caller.ts';
import type { FindCall } from '../route.ts';

export const viewParams = z.object({
  id: z.string().meta({ example: 'viw_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The member or key that views belong to. */
export function ownerOf(caller: Caller) {
  return { accountId: accountOf(caller), ownerId: callerId(caller) };
}

/** The caller's view that the path names. */
export function ownedView({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findView(ctx.stores, { ...ownerOf(caller), id: params.id });
}
