import type { ConsoleUser, Member } from '../../../domain/accounts/console/people.ts';
import { findUsers } from '../../../storage/accounts/console/console-users.ts';
import { listMembersWithRole } from '../../../storage/accounts/console/members.ts';
import type { Stores } from '../../../storage/stores.ts';

/** The oldest members of an account that have one of the roles, with the people behind them. */
export async function listUsersWithRole(
  stores: Stores,
  filter: Parameters<typeof listMembersWithRole>[1],
): Promise<{ user: ConsoleUser; member: Member }[]> {
  const members = await listMembersWithRole(stores, filter);
  const found = await findUsers(
    stores,
    members.map(({ userId }) => userId),
  );
  const users = new Map(found.map((user) => [user.id, user]));
  return members.flatMap((member) => {
    const user = users.get(member.userId);
    return user === undefined ? [] : [{ user, member }];
  });
}
