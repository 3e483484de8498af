import { z } from 'zod';
import { requireCandidate } from '../../../services/hiring/pipeline/require-candidate.ts';
import { accountOf } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

/** The path parameter of a candidate's routes. */
export const candidateParams = z.object({
  id: z.string().meta({ example: 'cand_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's candidate that the path names; a merged one is 404 with `merged_into`. */
export function ownedCandidate({ ctx, caller, params }: FindCall<{ id: string }>) {
  return requireCandidate(ctx.stores, { accountId: accountOf(caller), id: params.id });
}
