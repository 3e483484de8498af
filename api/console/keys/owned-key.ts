import { z } from 'zod';
import { findApiKey } from '../../../storage/accounts/api-keys.ts';
import { accountOf } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

export const keyParams = z.object({ id: z.string() });

/** The account's key that the path names. */
export function ownedKey({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findApiKey(ctx.stores, { accountId: accountOf(caller), id: params.id });
}
