import type { ConsoleUser, Member } from '../../../domain/accounts/console/people.ts';
import { findUserByEmail } from '../../../storage/accounts/console/console-users.ts';
import { findPlace } from '../../../storage/accounts/console/members.ts';
import type { Stores } from '../../../storage/stores.ts';

/** The member of an account with this e-mail address; null for a person who is not a member, or was removed. */
export async function findMemberByEmail(
  stores: Stores,
  { accountId, email }: { accountId: string; email: string },
): Promise<{ user: ConsoleUser; member: Member } | null> {
  const user = await findUserByEmail(stores, email);
  const place = user && (await findPlace(stores, { userId: user.id, accountId }));
  return user === null || place === null || place.isRemoved ? null : { user, member: place };
}
