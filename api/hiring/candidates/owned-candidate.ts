import { z } from 'zod';
import type { Actor } from '../../../domain/hiring/candidate.ts';
import { requireCandidate } from '../../../services/hiring/pipeline/require-candidate.ts';
import { accountOf, type Caller } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

/** The path parameter of a candidate's routes. */
export const candidateParams = z.object({
  id: z.string().meta({ example: 'cand_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The candidate that the path names, if it is the caller's; a merged one is 404 with `merged_into`. */
export function ownedCandidate({ ctx, caller, params }: FindCall<{ id: string }>) {
  return requireCandidate(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

/** Who is noted for what a caller does. */
export function actorOf(caller: Caller): Actor {
  if (caller.kind !== 'key') throw new Error('A public route moves nobody.');
  return { kind: 'api_key', id: caller.key.id, name: caller.key.name };
}
