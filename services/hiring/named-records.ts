import { invalidRequest } from '../../domain/common/errors.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import { findCandidate } from '../../storage/hiring/candidates/candidates.ts';
import { findPosting } from '../../storage/hiring/postings.ts';
import type { Stores } from '../../storage/stores.ts';
import { anonymized } from './pipeline/require-candidate.ts';

/**
 * Refuses a `candidate_id` that names no living candidate.
 * @throws AppError `invalid_request` for a candidate that is not the account's or was merged; `conflict` for an
 * anonymised one.
 */
export async function requireLivingCandidate(
  stores: Stores,
  accountId: string,
  id: string,
): Promise<void> {
  const found = await findCandidate(stores, { accountId, id });
  if (found === null) throw invalidRequest('candidate_id', 'is no candidate of this account');
  if ('mergedInto' in found) {
    throw invalidRequest('candidate_id', `is part of ${found.mergedInto} now`);
  }
  if (found.candidate.anonymizedAt !== null) throw anonymized();
}

/** The posting that `job_id` names; null for none. @throws AppError `invalid_request`. */
export async function requirePosting(
  stores: Stores,
  accountId: string,
  id: string | null,
): Promise<Posting | null> {
  if (id === null) return null;
  const posting = await findPosting(stores, { accountId, id });
  if (posting === null) throw invalidRequest('job_id', 'is no posting of this account');
  return posting;
}
