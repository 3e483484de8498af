import { SESSION_MS } from '../../../domain/accounts/console/lifetimes.ts';
import type { ConsoleUser, Member } from '../../../domain/accounts/console/people.ts';
import { mayUseLink } from '../../../domain/accounts/console/session-rules.ts';
import { mailAlone } from '../../../domain/accounts/console/sign-in-settings.ts';
import type { Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import { insertSession } from '../../../storage/accounts/console/console-sessions.ts';
import { findUsers } from '../../../storage/accounts/console/console-users.ts';
import { listPlaces } from '../../../storage/accounts/console/members.ts';
import { findSignInSettings } from '../../../storage/accounts/console/sign-in-settings.ts';
import { findOpenLink, useLink } from '../../../storage/accounts/console/sign-in-links.ts';
import type { Stores } from '../../../storage/stores.ts';
import { hashToken, isToken, newToken } from './tokens.ts';

/** Facts of a sign-in's request. */
export interface SignInRequest {
  userAgent: string | null;
  requestId: string;
}

interface NewSession {
  user: ConsoleUser;
  accountId: string;
  /** The provider that vouched for the person. */
  issuer?: string | null;
}

/** The address that a link signs in; null when the link is used, has expired or is none. Changes nothing. */
export async function readLink(stores: Stores, token: string): Promise<{ email: string } | null> {
  return isToken(token) ? findOpenLink(stores, hashToken(token)) : null;
}

/**
 * Uses a link and starts a new session in the person's first account. Null when the link is no longer good, or the
 * person has no account.
 */
export async function signIn(
  stores: Stores,
  token: string,
  request: SignInRequest,
): Promise<{ sessionToken: string; next: string } | null> {
  if (!isToken(token)) return null;
  const link = await findOpenLink(stores, hashToken(token));
  if (link === null) return null;
  const [[user], [first]] = await Promise.all([
    findUsers(stores, [link.userId]),
    listLinkPlaces(stores, link.userId),
  ]);
  if (user === undefined || first === undefined) return null;
  if (!(await useLink(stores, link.hash))) return null;
  const { accountId } = first;
  return {
    sessionToken: await startSession(stores, { user, accountId }, request),
    next: link.next,
  };
}

/** The accounts that a mailed link opens to a person, oldest first. */
export async function listLinkPlaces(stores: Stores, userId: string): Promise<Member[]> {
  const places = await listPlaces(stores, userId);
  const settings = await Promise.all(
    places.map(({ accountId }) => findSignInSettings(stores, accountId)),
  );
  return places.filter((place, i) => mayUseLink(place, settings[i] ?? mailAlone(place.accountId)));
}

/** Starts a session; returns the value of its cookie, which is stored nowhere. */
export async function startSession(
  stores: Stores,
  { user, accountId, issuer = null }: NewSession,
  { userAgent, requestId }: SignInRequest,
): Promise<string> {
  const token = newToken();
  const session = {
    hash: hashToken(token),
    userId: user.id,
    accountId,
    userAgent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
    issuer,
    expiresAt: new Date(Date.now() + SESSION_MS),
  };
  await insertSession(stores, session, causeOfUser(user, requestId));
  return token;
}

const LONGEST_USER_AGENT = 300;

/** A person as the actor of the audit log. */
export function causeOfUser({ id, name, email }: ConsoleUser, requestId: string): Cause {
  return { actor: { kind: 'user', id, name: name ?? email }, requestId };
}
