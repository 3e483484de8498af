import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { ConsoleUser } from '../../../domain/accounts/console/people.ts';
import { ensureUser, makeOperator } from '../../../storage/accounts/console/console-users.ts';
import {
  changeRole,
  findPlace,
  insertMember,
  restoreMember,
} from '../../../storage/accounts/console/members.ts';
import { noteOwner } from '../../../storage/accounts/console/owners.ts';
import type { Stores } from '../../../storage/stores.ts';

/** Makes a person an owner of an account and an operator of the installation. Idempotent. */
export async function createOwner(
  stores: Stores,
  { email, accountId }: { email: string; accountId: string },
): Promise<ConsoleUser> {
  const user = await ensureUser(stores, email);
  await makeOperator(stores, user.id);
  const place = { userId: user.id, accountId };
  await insertMember(stores, { ...place, role: 'owner' }, operatorCause);
  const member = await findPlace(stores, place);
  if (member === null)
    throw new Error('A membership was refused as a duplicate, and is not stored.');
  const wanted = { member, role: 'owner' } as const;
  if (member.isRemoved) await restoreMember(stores, wanted, operatorCause);
  else if (member.role !== 'owner') await changeRole(stores, wanted, operatorCause);
  await noteOwner(stores, member);
  return { ...user, operator: true };
}
