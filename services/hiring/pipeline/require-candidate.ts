import type { OwnedRef } from '../../../domain/common/ids.ts';
import { AppError } from '../../../domain/common/errors.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import { findCandidate } from '../../../storage/hiring/candidates/candidates.ts';
import { findByEmail } from '../../../storage/hiring/candidates/email-holder.ts';
import type { Stores } from '../../../storage/stores.ts';

/**
 * A candidate of this account.
 * @throws AppError `not_found`; for a merged duplicate it names the survivor.
 */
export async function requireCandidate(stores: Stores, target: OwnedRef): Promise<Candidate> {
  const found = await findCandidate(stores, target);
  if (found === null) throw new AppError('not_found');
  if ('mergedInto' in found) throw mergedAway(found.mergedInto);
  return found.candidate;
}

export function mergedAway(survivorId: string): AppError {
  return new AppError('not_found', {
    message: `This candidate was merged into ${survivorId}.`,
    details: [{ path: 'merged_into', message: survivorId }],
  });
}

const ANONYMIZED = 'This candidate has been anonymised.';

/** 409: a change could add personal data to an anonymised candidate. */
export function anonymized(): AppError {
  return new AppError('conflict', { message: ANONYMIZED });
}

/** Whether an error is that of an anonymised candidate. */
export function isAnonymized({ code, message }: AppError): boolean {
  return code === 'conflict' && message === ANONYMIZED;
}

/** The conflict for an e-mail address of another candidate, with that candidate's id. */
export async function emailTaken(
  stores: Stores,
  accountId: string,
  email: string | null,
): Promise<AppError> {
  const id = email === null ? null : await findByEmail(stores, accountId, email);
  return new AppError('conflict', {
    message: 'A candidate with this e-mail address already exists.',
    ...(id !== null && { details: [{ path: 'candidate_id', message: id }] }),
  });
}
