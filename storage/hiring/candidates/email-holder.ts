import { emailKey } from '../../../domain/common/email.ts';
import type { Stores } from '../../stores.ts';
import type { CandidateRecord } from './candidate.model.ts';
import { candidateCollection } from './insert-candidate.ts';

/** An e-mail address of an account, in the form that tells persons apart. */
export interface Address {
  accountId: string;
  emailKey: string;
}

/** One whom an address leads to, or leads through on its way. */
export type Passed = Pick<CandidateRecord, '_id' | 'mergedInto' | 'anonymizedAt'>;

const passed = { mergedInto: 1, anonymizedAt: 1 } as const;

/**
 * The way of an address: who holds it, then, for as long as that is a merged duplicate, the one it has become part of.
 * The last is the person, unless it is merged itself: then two are just being merged into each other.
 */
export async function followAddress<Row extends Passed = Passed>(
  stores: Stores,
  address: Address,
  projection: Record<string, unknown> = {},
): Promise<Row[]> {
  const candidates = candidateCollection(stores);
  const options = { projection: { ...passed, ...projection } };
  const way: Row[] = [];
  let next = await candidates.findOne<Row>(address, options);
  while (next !== null && !way.some(({ _id }) => _id === next?._id)) {
    way.push(next);
    if (next.mergedInto === undefined) break;
    const { mergedInto: _id } = next;
    next = await candidates.findOne<Row>({ _id, accountId: address.accountId }, options);
  }
  return way;
}

/** The id of the person whom an e-mail address leads to; null when it is nobody's, or of one who has been anonymised. */
export async function findByEmail(
  stores: Stores,
  accountId: string,
  email: string,
): Promise<string | null> {
  const way = await followAddress(stores, { accountId, emailKey: emailKey(email) });
  const last = way.at(-1);
  return last === undefined || last.anonymizedAt !== null ? null : last._id;
}

/** Takes an address from a merged duplicate that leads to nobody any more. */
export async function freeAddress(stores: Stores, address: Address): Promise<void> {
  await candidateCollection(stores).updateOne(
    { ...address, mergedInto: { $exists: true } },
    { $unset: { emailKey: '' } },
  );
}
