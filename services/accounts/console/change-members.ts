import type { Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { Member } from '../../../domain/accounts/console/people.ts';
import type { Role } from '../../../domain/accounts/console/roles.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { endSessionsIn } from '../../../storage/accounts/console/console-sessions.ts';
import { findUsers } from '../../../storage/accounts/console/console-users.ts';
import { endInvitations } from '../../../storage/accounts/console/invitations.ts';
import { changeRole, removeMember } from '../../../storage/accounts/console/members.ts';
import { noteOwner, stepDown } from '../../../storage/accounts/console/owners.ts';
import type { Stores } from '../../../storage/stores.ts';

/** Changes a member's role. @throws AppError `conflict` for the last owner, or when the member has changed since. */
export async function giveRole(
  stores: Stores,
  { member, role }: { member: Member; role: Role },
  cause: Cause,
): Promise<Member> {
  if (role === member.role) return member;
  if (member.role === 'owner') await leaveOwners(stores, member);
  if (!(await changeRole(stores, { member, role }, cause))) throw changedSince();
  if (role === 'owner') await noteOwner(stores, member);
  return { ...member, role };
}

/**
 * Removes a member, and ends their sessions in the account. Invitations to their address end first: none brings a
 * removed member back. @throws AppError `conflict` for the last owner, or when the member has changed since. */
export async function dismiss(stores: Stores, member: Member, cause: Cause): Promise<void> {
  const { accountId, userId } = member;
  const [user] = await findUsers(stores, [userId]);
  if (user !== undefined) await endInvitations(stores, { accountId, email: user.email }, cause);
  if (member.role === 'owner') await leaveOwners(stores, member);
  if (!(await removeMember(stores, member, cause))) throw changedSince();
  await endSessionsIn(stores, member, cause);
}

async function leaveOwners(stores: Stores, member: Member): Promise<void> {
  if (await stepDown(stores, member)) return;
  throw new AppError('conflict', {
    message: 'The last owner of an account cannot step down or be removed.',
  });
}

function changedSince(): AppError {
  return new AppError('conflict', { message: 'This member was changed meanwhile.' });
}
