import type { Candidate } from '../../domain/hiring/candidate.ts';
import { emailKey } from '../../domain/hiring/person/email.ts';
import type { Stores } from '../stores.ts';
import { candidateModel } from './candidate.model.ts';

/**
 * What a person is known by once the address has moved: the new one and, for somebody who has applied, every one before,
 * since there is one application per job and address. Whoever writes them does so over the version that was read.
 */
export async function keysAfterMove(
  { mongo }: Stores,
  { id, accountId, email, applications }: Candidate,
): Promise<string[]> {
  const present = email === null ? [] : [emailKey(email)];
  if (applications.length === 0) return present;
  const record = await candidateModel(mongo)
    .findOne({ _id: id, accountId }, { emailKey: 1 })
    .lean();
  return [...new Set([...present, ...[record?.emailKey ?? []].flat()])];
}
