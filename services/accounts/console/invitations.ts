import { INVITATION_MS } from '../../../domain/accounts/console/lifetimes.ts';
import type { Invitation, SignedIn } from '../../../domain/accounts/console/people.ts';
import type { Role } from '../../../domain/accounts/console/roles.ts';
import { emailKey } from '../../../domain/common/email.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { findAccount } from '../../../storage/accounts/accounts.ts';
import { ensureUser, findUserByEmail } from '../../../storage/accounts/console/console-users.ts';
import {
  acceptInvitation,
  findInvitationByHash,
  insertInvitation,
} from '../../../storage/accounts/console/invitations.ts';
import {
  findPlace,
  insertMember,
  restoreMember,
} from '../../../storage/accounts/console/members.ts';
import { noteOwner } from '../../../storage/accounts/console/owners.ts';
import type { Stores } from '../../../storage/stores.ts';
import type { AppContext } from '../../context.ts';
import { publicUrl } from '../../public-url.ts';
import { causeOfUser, startSession, type SignInRequest } from './sign-in.ts';
import { hashToken, isToken, newToken } from './tokens.ts';

export interface InvitationRequest {
  by: SignedIn;
  email: string;
  role: Role;
  requestId: string;
}

/** Invites a person by mail. @throws conflict for a member. */
export async function invite(ctx: AppContext, request: InvitationRequest): Promise<Invitation> {
  const { by, role, requestId } = request;
  const { stores } = ctx;
  const { accountId } = by.member;
  const email = emailKey(request.email);
  const known = await findUserByEmail(stores, email);
  const place = known && (await findPlace(stores, { userId: known.id, accountId }));
  if (place?.isRemoved === false) {
    throw new AppError('conflict', { message: 'This person is a member already.' });
  }
  const token = newToken();
  const expiresAt = new Date(Date.now() + INVITATION_MS);
  const wanted = {
    accountId,
    email,
    role,
    invitedBy: by.user.id,
    hash: hashToken(token),
    expiresAt,
  };
  const invitation = await insertInvitation(stores, wanted, causeOfUser(by.user, requestId));
  const account = await findAccount(stores, accountId);
  const handover = await ctx.mail.sendNow({
    id: invitation.id,
    fromName: 'Openrole',
    to: email,
    replyTo: null,
    subject: 'An invitation to Openrole',
    text: `${by.user.name ?? by.user.email} invites you to ${account?.name ?? account?.email ?? 'an account'} on Openrole as ${role}.\n\nOpen this link to join. It works for 7 days.\n\n${publicUrl(ctx.config)}/console/join/${token}\n`,
    html: null,
    date: new Date(),
    headers: {},
    bounceTo: null,
  });
  if (handover.outcome !== 'accepted') {
    ctx.log.warn({ invitation_id: invitation.id, outcome: handover.outcome }, 'mail was not sent');
  }
  return invitation;
}

/** What a join page shows: address, account and role. Changes nothing. */
export async function readInvitation(stores: Stores, token: string) {
  const invitation = isToken(token) ? await findInvitationByHash(stores, hashToken(token)) : null;
  if (invitation === null || invitation.isAccepted) return null;
  const account = await findAccount(stores, invitation.accountId);
  const { email, role } = invitation;
  return account === null ? null : { email, role, account: account.name ?? account.email };
}

/**
 * Accepts an invitation and signs the person in; null when it is no longer open or the person is a member already. An accepted one whose membership is
 * missing is completed: a crash came between the two writes.
 */
export async function join(
  stores: Stores,
  token: string,
  request: SignInRequest,
): Promise<{ sessionToken: string } | null> {
  const found = isToken(token) ? await findInvitationByHash(stores, hashToken(token)) : null;
  if (found === null) return null;
  const isFirst = await acceptInvitation(stores, found.id);
  const user = await ensureUser(stores, found.email);
  const cause = causeOfUser(user, request.requestId);
  const { accountId, role } = found;
  const added = await insertMember(stores, { userId: user.id, accountId, role }, cause);
  const member = await findPlace(stores, { userId: user.id, accountId });
  if (member === null)
    throw new Error('A membership was refused as a duplicate, and is not stored.');
  // The call that stores the membership signs in: a second one at the same moment may have accepted before it.
  if (!added && !(isFirst && member.isRemoved)) return null;
  if (member.isRemoved) await restoreMember(stores, { member, role }, cause);
  if (role === 'owner') await noteOwner(stores, { accountId, id: member.id });
  return { sessionToken: await startSession(stores, { user, accountId }, request) };
}
