import { createHmac } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { emailKey } from '../../domain/common/email.ts';
import type { Candidate } from '../../domain/hiring/candidate.ts';

/** The key of a person across accounts: a keyed hash of the e-mail address, or the candidate itself without one. */
export function personKeyOf(
  { addressKey }: Pick<Config, 'addressKey'>,
  { id, email }: Pick<Candidate, 'id' | 'email'>,
): string {
  const person = email === null ? `candidate ${id}` : `email ${emailKey(email)}`;
  return createHmac('sha256', addressKey).update(`person ${person}`).digest('base64url');
}
