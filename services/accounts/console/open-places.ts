import type { Member, SignedIn } from '../../../domain/accounts/console/people.ts';
import { listPlaces } from '../../../storage/accounts/console/members.ts';
import type { Stores } from '../../../storage/stores.ts';

/** The accounts that a session may work in: one, if a provider of the account vouched for the person. */
export async function openPlaces(
  stores: Stores,
  { session, user, member }: SignedIn,
): Promise<Member[]> {
  return session.issuer === null ? listPlaces(stores, user.id) : [member];
}
