import { emailKey } from '../../../domain/common/email.ts';
import type { Stores } from '../../stores.ts';
import type { CandidateRecord } from './candidate.model.ts';
import { candidateCollection } from './insert-candidate.ts';

/** A normalised e-mail address of an account. */
export interface Address {
  accountId: string;
  emailKey: string;
}

/** A candidate on the path of an address. */
export type Passed = Pick<CandidateRecord, '_id' | 'mergedInto' | 'anonymizedAt'>;

const passed = { mergedInto: 1, anonymizedAt: 1 } as const;

/**
 * The path of an address: its holder, then the survivor of each merged duplicate. The last one is the candidate. If
 * it is itself merged, two candidates are being merged into each other.
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

/** The id of the candidate that an e-mail address leads to; null when there is none or it has been anonymised. */
export async function findByEmail(
  stores: Stores,
  accountId: string,
  email: string,
): Promise<string | null> {
  const way = await followAddress(stores, { accountId, emailKey: emailKey(email) });
  const last = way.at(-1);
  return last === undefined || last.anonymizedAt !== null ? null : last._id;
}

/** Removes an address from a merged duplicate whose survivor is anonymised. */
export async function freeAddress(stores: Stores, address: Address): Promise<void> {
  await candidateCollection(stores).updateOne(
    { ...address, mergedInto: { $exists: true } },
    { $unset: { emailKey: '' } },
  );
}
