import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { ConsoleUser } from '../../../domain/accounts/console/people.ts';
import { ensureUser, setOperator } from '../../../storage/accounts/console/console-users.ts';
import { changeRole, findPlace } from '../../../storage/accounts/console/members.ts';
import { noteOwner } from '../../../storage/accounts/console/owners.ts';
import type { Stores } from '../../../storage/stores.ts';
import { addMember } from './add-member.ts';

interface NewOwner {
  email: string;
  accountId: string;
  /** Whether the person also becomes an operator of the installation. An operator stays one. */
  operator: boolean;
}

/** Makes a person an owner of an account. Idempotent. */
export async function createOwner(
  stores: Stores,
  { email, accountId, operator }: NewOwner,
): Promise<ConsoleUser> {
  const user = await ensureUser(stores, email);
  const member = await findPlace(stores, { userId: user.id, accountId });
  if (member === null || member.isRemoved) {
    const place = { user, accountId, role: 'owner', removed: member } as const;
    await addMember(stores, place, operatorCause);
  } else {
    if (member.role !== 'owner') {
      await changeRole(stores, { member, role: 'owner' }, operatorCause);
    }
    await noteOwner(stores, member);
  }
  if (operator) await setOperator(stores, user.id, true);
  return { ...user, operator: user.operator || operator };
}
