import { z } from 'zod';
import { AppError } from '../../../domain/common/errors.ts';
import type { Role } from '../../../domain/accounts/console/roles.ts';
import { findInvitation } from '../../../storage/accounts/console/invitations.ts';
import { findMember } from '../../../storage/accounts/console/members.ts';
import { accountOf, signedInOf, type Caller } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

export const idParams = z.object({ id: z.string() });

/** The account's member that the path names. */
export function ownedMember({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findMember(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

/** The account's open invitation that the path names. */
export function ownedInvitation({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findInvitation(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

/** Only owners make, change and remove owners. @throws AppError 403. */
export function requireOwnerFor(caller: Caller, touched: readonly Role[]): void {
  if (!touched.includes('owner') || signedInOf(caller).member.role === 'owner') return;
  throw new AppError('insufficient_role', { message: 'This needs the role owner.' });
}
