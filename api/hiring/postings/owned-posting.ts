import { z } from 'zod';
import { findPosting } from '../../../storage/hiring/postings.ts';
import { accountOf } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

/** The path parameter of a posting's routes. */
export const postingParams = z.object({
  id: z.string().meta({ example: 'job_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's posting that the path names. */
export function ownedPosting({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findPosting(ctx.stores, { accountId: accountOf(caller), id: params.id });
}
