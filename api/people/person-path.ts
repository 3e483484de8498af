import { z } from 'zod';
import type { Candidate } from '../../domain/hiring/candidate.ts';
import type { RevealKind } from '../../domain/people/person.ts';
import { personKeyOf } from '../../services/people/person-key.ts';
import { countReveal } from '../../services/people/reveal-person.ts';
import { findConsentingCandidate } from '../../storage/people/consenting-candidates.ts';
import { isShown } from '../../storage/people/people.ts';
import { AppError } from '../../domain/common/errors.ts';
import { accountOf, causeOf } from '../caller.ts';
import type { FindCall, RouteCall } from '../route.ts';

/** The path parameter of a person's routes. */
export const personParams = z.object({
  id: z.string().meta({ example: 'cand_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** Finds the candidate that People Search shows under this id. Null without consent. */
export async function foundPerson({
  ctx,
  params,
}: FindCall<{ id: string }>): Promise<Candidate | null> {
  const isListed = await isShown(ctx.stores, params.id);
  return isListed ? findConsentingCandidate(ctx.stores, params.id) : null;
}

/**
 * Counts a reveal and returns the candidate as it is afterwards: what was withdrawn or anonymised meanwhile is not
 * revealed. A HEAD request counts nothing.
 * @throws AppError `quota_exceeded`, `not_found`.
 */
export async function revealed(
  { ctx, caller, requestId, found, isHead }: RouteCall<unknown, unknown, unknown, Candidate>,
  kind: RevealKind,
): Promise<Candidate> {
  if (isHead) return found;
  await countReveal(ctx, {
    accountId: accountOf(caller),
    kind,
    candidateId: found.id,
    personKey: personKeyOf(ctx.config, found),
    cause: causeOf({ caller, requestId }),
  });
  const current = await findConsentingCandidate(ctx.stores, found.id);
  if (current === null) throw new AppError('not_found');
  return current;
}
