import { may } from '../../../pages/console/shell.tsx';
import { listRoleNames, type NamedRole } from '../../../storage/hiring/role-names.ts';
import { accountOf } from '../../caller.ts';
import type { PageCall } from './console-page.ts';

/** More roles than these are too long a list for a picker. */
const MOST_ROLES = 1_000;

/** The roles of an account for pickers, the open ones first, each by title; none for members who may not read them. */
export async function rolesOf({ shell, origin: { ctx, caller } }: PageCall): Promise<NamedRole[]> {
  if (!may(shell, 'viewer')) return [];
  const roles = await listRoleNames(ctx.stores, accountOf(caller));
  return roles.sort(openFirst).slice(0, MOST_ROLES);
}

function openFirst(one: NamedRole, other: NamedRole): number {
  const isOpen = ({ status }: NamedRole) => Number(status === 'open');
  return isOpen(other) - isOpen(one) || one.title.localeCompare(other.title);
}
