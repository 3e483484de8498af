import type { Candidate } from '../../../domain/hiring/candidate.ts';
import { emailKey } from '../../../domain/common/email.ts';
import type { Stores } from '../../stores.ts';
import { candidateModel } from './candidate.model.ts';

/**
 * The write of what a person is known by once the address has moved: the new one and, for somebody who has applied,
 * every one before, since there is one application per job and address. One that leads here already, since a merged
 * duplicate holds it, stays with that. Whoever writes them does so over the version that was read.
 */
export async function movedKeys(
  stores: Stores,
  candidate: Candidate,
): Promise<{ set?: { emailKey: string[] }; unset?: { emailKey: '' } }> {
  const { id, accountId, email, applications } = candidate;
  const present =
    email === null || (await leadsHere(stores, candidate, email)) ? [] : [emailKey(email)];
  const record = applications.every(({ sourced }) => sourced)
    ? null
    : await candidateModel(stores.mongo).findOne({ _id: id, accountId }, { emailKey: 1 }).lean();
  const keys = [...new Set([...present, ...[record?.emailKey ?? []].flat()])];
  return keys.length === 0 ? { unset: { emailKey: '' } } : { set: { emailKey: keys } };
}

async function leadsHere(
  { mongo }: Stores,
  { accountId, formerIds }: Candidate,
  email: string,
): Promise<boolean> {
  const duplicate = { accountId, emailKey: emailKey(email), _id: { $in: formerIds } };
  return formerIds.length > 0 && (await candidateModel(mongo).exists(duplicate)) !== null;
}
