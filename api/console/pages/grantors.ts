import { roles, isAtLeast } from '../../../domain/accounts/console/roles.ts';
import { findUsers } from '../../../storage/accounts/console/console-users.ts';
import { listMembersWithRole } from '../../../storage/accounts/console/members.ts';
import { accountOf } from '../../caller.ts';
import type { CallOrigin } from '../../call-origin.ts';

/** One of a few people is enough to ask. */
const NAMED = 5;

/** Names, or addresses, of members who can give others a role: the oldest owners and admins. */
export async function grantorsOf({ ctx: { stores }, caller }: CallOrigin): Promise<string[]> {
  const members = await listMembersWithRole(stores, {
    accountId: accountOf(caller),
    roles: roles.filter((role) => isAtLeast(role, 'admin')),
    limit: NAMED,
  });
  const users = await findUsers(
    stores,
    members.map(({ userId }) => userId),
  );
  return users.map(({ name, email }) => name ?? email);
}
