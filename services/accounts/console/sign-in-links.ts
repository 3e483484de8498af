import { LINK_MS } from '../../../domain/accounts/console/lifetimes.ts';
import { signInMail } from '../../../domain/accounts/console/access-mails.ts';
import { nextPath } from '../../../domain/accounts/console/next-path.ts';
import type { ConsoleUser } from '../../../domain/accounts/console/people.ts';
import { findUserByEmail } from '../../../storage/accounts/console/console-users.ts';
import { insertLink } from '../../../storage/accounts/console/sign-in-links.ts';
import type { Stores } from '../../../storage/stores.ts';
import type { AppContext } from '../../context.ts';
import { publicUrl } from '../../public-url.ts';
import { listLinkPlaces } from './sign-in.ts';
import { hashToken, newToken } from './tokens.ts';

interface LinkRequest {
  user: ConsoleUser;
  next: string;
  lifetimeMs: number;
}

/** Makes a link that signs a person in once. The token is returned only here. */
export async function createSignInLink(
  stores: Stores,
  { user, next, lifetimeMs }: LinkRequest,
): Promise<{ id: string; path: string }> {
  const token = newToken();
  const id = await insertLink(stores, {
    hash: hashToken(token),
    userId: user.id,
    email: user.email,
    next: nextPath(next),
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  return { id, path: `/console/sign-in/${token}` };
}

/** Mails a link to a person who has access. For any other address it does nothing. */
export async function mailSignInLink(
  ctx: Pick<AppContext, 'config' | 'stores' | 'mail'>,
  { email, next }: { email: string; next: string },
): Promise<void> {
  const user = await findUserByEmail(ctx.stores, email);
  if (user === null) return;
  const places = await listLinkPlaces(ctx.stores, user.id);
  if (places.length === 0) return;
  const { id, path } = await createSignInLink(ctx.stores, { user, next, lifetimeMs: LINK_MS });
  await ctx.mail.sendNow({
    id,
    fromName: 'Openrole',
    to: user.email,
    replyTo: null,
    ...signInMail(`${publicUrl(ctx.config)}${path}`),
    date: new Date(),
    headers: {},
    bounceTo: null,
  });
}
