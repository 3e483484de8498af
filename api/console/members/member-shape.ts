import { z } from 'zod';
import { AppError } from '../../../domain/common/errors.ts';
import type { ConsoleUser, Invitation, Member } from '../../../domain/accounts/console/people.ts';
import { roles, type Role } from '../../../domain/accounts/console/roles.ts';
import { findInvitation } from '../../../storage/accounts/console/invitations.ts';
import { findMember } from '../../../storage/accounts/console/members.ts';
import { accountOf, signedInOf, type Caller } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

const time = z.iso.datetime();

export const memberSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(roles),
  created_at: time,
});

export function memberRow(member: Member, user: ConsoleUser): z.infer<typeof memberSchema> {
  const { id, userId, role, createdAt } = member;
  const { email, name } = user;
  return { id, user_id: userId, email, name, role, created_at: createdAt.toISOString() };
}

export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  created_at: time,
  expires_at: time,
});

export function invitationRow(invitation: Invitation): z.infer<typeof invitationSchema> {
  const { id, email, role, createdAt, expiresAt } = invitation;
  return {
    id,
    email,
    role,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

export const idParams = z.object({ id: z.string() });

/** The account's member that the path names. */
export function ownedMember({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findMember(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

/** The account's open invitation that the path names. */
export function ownedInvitation({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findInvitation(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

/** Only owners make, change and remove owners. @throws 403. */
export function requireOwnerFor(caller: Caller, touched: readonly Role[]): void {
  if (!touched.includes('owner') || signedInOf(caller).member.role === 'owner') return;
  throw new AppError('insufficient_role', { message: 'This needs the role owner.' });
}
