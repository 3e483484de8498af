import { createHmac } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { emailKey } from '../../domain/common/email.ts';
import type { Candidate } from '../../domain/hiring/candidate.ts';

/**
 * The key of a person across accounts: a keyed hash of the e-mail address, or the candidate itself without one. The
 * oldest key signs, which stays while newer ones are added.
 */
export function personKeyOf(
  { secretsKeys }: Config,
  { id, email }: Pick<Candidate, 'id' | 'email'>,
): string {
  const person = email === null ? `candidate ${id}` : `email ${emailKey(email)}`;
  return createHmac('sha256', secretsKeys.at(-1) ?? '')
    .update(`person ${person}`)
    .digest('base64url');
}
