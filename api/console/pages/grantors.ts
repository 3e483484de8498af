import { roles, isAtLeast } from '../../../domain/accounts/console/roles.ts';
import { listUsersWithRole } from '../../../services/accounts/console/users-with-role.ts';
import { accountOf } from '../../caller.ts';
import type { CallOrigin } from '../../call-origin.ts';

/** One of a few people is enough to ask. */
const NAMED = 5;

/** Names, or addresses, of members who can give others a role: the oldest owners and admins. */
export async function grantorsOf({ ctx: { stores }, caller }: CallOrigin): Promise<string[]> {
  const users = await listUsersWithRole(stores, {
    accountId: accountOf(caller),
    roles: roles.filter((role) => isAtLeast(role, 'admin')),
    limit: NAMED,
  });
  return users.map(({ user: { name, email } }) => name ?? email);
}
