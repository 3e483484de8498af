import type { Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { ConsoleUser, Member } from '../../../domain/accounts/console/people.ts';
import type { Role } from '../../../domain/accounts/console/roles.ts';
import { endSessionsIn } from '../../../storage/accounts/console/console-sessions.ts';
import { endInvitations } from '../../../storage/accounts/console/invitations.ts';
import {
  findPlace,
  insertMember,
  restoreMember,
} from '../../../storage/accounts/console/members.ts';
import { noteOwner } from '../../../storage/accounts/console/owners.ts';
import type { Stores } from '../../../storage/stores.ts';

interface NewPlace {
  user: ConsoleUser;
  accountId: string;
  role: Role;
  /** The person's place that was removed; null for a new one. */
  removed: Member | null;
  /** The accepted invitation. Others to the address end. */
  invitationId?: string;
}

/** Makes a person a member of an account, also again; false when a concurrent call did. */
export async function addMember(
  stores: Stores,
  { user, accountId, role, removed, invitationId }: NewPlace,
  cause: Cause,
): Promise<boolean> {
  const place = { userId: user.id, accountId };
  const added =
    removed === null
      ? await insertMember(stores, { ...place, role }, cause)
      : await restore(stores, { member: removed, role }, cause);
  if (!added) return false;
  const member = await findPlace(stores, place);
  if (member === null) throw new Error('A membership was stored, and is not there.');
  if (role === 'owner') await noteOwner(stores, member);
  const others = invitationId === undefined ? {} : { except: invitationId };
  await endInvitations(stores, { accountId, email: user.email, ...others }, cause);
  return true;
}

/** Sessions of the former membership end first: they must not work again. */
async function restore(
  stores: Stores,
  change: { member: Member; role: Role },
  cause: Cause,
): Promise<boolean> {
  await endSessionsIn(stores, change.member, cause);
  return restoreMember(stores, change, cause);
}
