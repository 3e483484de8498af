import { invitationMail } from '../../../domain/accounts/console/access-mails.ts';
import { INVITATION_MS } from '../../../domain/accounts/console/lifetimes.ts';
import type { Invitation, SignedIn } from '../../../domain/accounts/console/people.ts';
import { mayInviteAs, type Role } from '../../../domain/accounts/console/roles.ts';
import { emailKey } from '../../../domain/common/email.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { findAccount } from '../../../storage/accounts/accounts.ts';
import { ensureUser } from '../../../storage/accounts/console/console-users.ts';
import {
  acceptInvitation,
  endInvitations,
  findInvitationByHash,
  insertInvitation,
} from '../../../storage/accounts/console/invitations.ts';
import { findPlace } from '../../../storage/accounts/console/members.ts';
import type { Stores } from '../../../storage/stores.ts';
import type { AppContext } from '../../context.ts';
import { publicUrl } from '../../public-url.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';
import { findMemberByEmail } from './find-member.ts';
import { addMember } from './add-member.ts';
import { causeOfUser, startSession, type SignInRequest } from './sign-in.ts';
import { hashToken, isToken, newToken } from './tokens.ts';

export interface InvitationRequest {
  by: SignedIn;
  email: string;
  role: Role;
  requestId: string;
}

/** @throws AppError `conflict` for a member of the account. */
export async function requireOutsider(
  stores: Stores,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  if ((await findMemberByEmail(stores, { accountId, email })) !== null) {
    throw new AppError('conflict', { message: 'This person is a member already.' });
  }
}

/** Invites a person by mail. The account's invitations to the address before it end. */
export async function invite(ctx: AppContext, request: InvitationRequest): Promise<Invitation> {
  const token = newToken();
  const invitation = await storeInvitation(ctx.stores, request, hashToken(token));
  const url = `${publicUrl(ctx.config)}/console/join/${token}`;
  const handover = await ctx.mail.sendNow({
    id: invitation.id,
    fromName: 'Openrole',
    to: invitation.email,
    replyTo: null,
    ...(await letterOf(ctx.stores, request, url)),
    date: new Date(),
    headers: {},
    bounceTo: null,
  });
  if (handover.outcome !== 'accepted') {
    ctx.log.warn({ invitation_id: invitation.id, outcome: handover.outcome }, 'mail was not sent');
  }
  return invitation;
}

/** Of concurrent calls for one address, each ends the invitations of the others until its own is stored. */
function storeInvitation(
  stores: Stores,
  { by, role, requestId, email: to }: InvitationRequest,
  hash: string,
): Promise<Invitation> {
  const { accountId } = by.member;
  const email = emailKey(to);
  const cause = causeOfUser(by.user, requestId);
  const expiresAt = new Date(Date.now() + INVITATION_MS);
  const wanted = { accountId, email, role, invitedBy: by.user.id, hash, expiresAt };
  return retryOnConflict(async () => {
    await endInvitations(stores, { accountId, email }, cause);
    return insertInvitation(stores, wanted, cause);
  });
}

async function letterOf(
  stores: Stores,
  { by: { user, member }, role }: InvitationRequest,
  url: string,
) {
  const account = await findAccount(stores, member.accountId);
  return invitationMail({ sender: user, account, role }, url);
}

/** The invitation of a token, while the person who sent it may still invite as its role. */
async function validInvitation(stores: Stores, token: string) {
  const found = isToken(token) ? await findInvitationByHash(stores, hashToken(token)) : null;
  if (found === null) return null;
  const sender = await findPlace(stores, { userId: found.invitedBy, accountId: found.accountId });
  const mayInvite = sender?.isRemoved === false && mayInviteAs(sender.role, found.role);
  return mayInvite ? found : null;
}

/** Reads the data of a join page: address, account and role. Changes nothing. */
export async function readInvitation(stores: Stores, token: string) {
  const invitation = await validInvitation(stores, token);
  if (invitation === null || invitation.isAccepted) return null;
  const account = await findAccount(stores, invitation.accountId);
  const { email, role } = invitation;
  return account === null ? null : { email, role, account: account.name ?? account.email };
}

/**
 * Accepts an invitation and signs the person in; null when it is no longer open, its sender may no longer invite as its
 * role, or the person is a member already. An accepted one whose membership is missing is completed: a crash came
 * between the two writes.
 */
export async function join(
  stores: Stores,
  token: string,
  request: SignInRequest,
): Promise<{ sessionToken: string } | null> {
  const found = await validInvitation(stores, token);
  if (found === null) return null;
  const { id: invitationId, accountId, role } = found;
  const user = await ensureUser(stores, found.email);
  // Read before accepting: removing a member ends the invitations first, so a removed one has none of before.
  const place = await findPlace(stores, { userId: user.id, accountId });
  if (place?.isRemoved === false) return null;
  const isFirst = await acceptInvitation(stores, invitationId);
  if (!isFirst && place !== null) return null;
  // The call that stores the membership signs in: a second one at the same moment may have accepted before it.
  const cause = causeOfUser(user, request.requestId);
  const wanted = { user, accountId, role, removed: place, invitationId };
  if (!(await addMember(stores, wanted, cause))) return null;
  return { sessionToken: await startSession(stores, { user, accountId }, request) };
}
