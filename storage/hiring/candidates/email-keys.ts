import type { Candidate } from '../../../domain/hiring/candidate.ts';
import { emailKey } from '../../../domain/common/email.ts';
import type { Stores } from '../../stores.ts';
import { candidateModel } from './candidate.model.ts';

/**
 * The update of `emailKey` after a change of the address. It holds the new address and, for a candidate with
 * applications, all earlier ones, since there is one application per job and address. An address that a merged
 * duplicate holds and that leads here stays with the duplicate. The update must be conditional on the version that
 * was read.
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
