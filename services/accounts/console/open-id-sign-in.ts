import type { OpenIdClient } from '../../../clients/open-id/index.ts';
import { SIGN_IN_FLOW_MS } from '../../../domain/accounts/console/lifetimes.ts';
import { nextPath } from '../../../domain/accounts/console/next-path.ts';
import {
  personOf,
  roleAfter,
  type OpenIdPerson,
  type OpenIdRefusal,
} from '../../../domain/accounts/console/open-id-person.ts';
import type { ConsoleUser } from '../../../domain/accounts/console/people.ts';
import {
  CALLBACK_PATH,
  type SignInSettings,
} from '../../../domain/accounts/console/sign-in-settings.ts';
import {
  changeUser,
  ensureUser,
  findUserByEmail,
} from '../../../storage/accounts/console/console-users.ts';
import { findPlace } from '../../../storage/accounts/console/members.ts';
import {
  findSignInSettings,
  readClientSecret,
} from '../../../storage/accounts/console/sign-in-settings.ts';
import type { Stores } from '../../../storage/stores.ts';
import type { AppContext } from '../../context.ts';
import { publicUrl } from '../../public-url.ts';
import { addMember } from './add-member.ts';
import { giveRole } from './change-members.ts';
import { causeOfUser, startSession, type SignInRequest } from './sign-in.ts';

export { OpenIdFailed } from '../../../clients/open-id/index.ts';

/** Binds the cookie of a sign-in in progress to its purpose. */
const FLOW = 'open-id sign-in';

/** A sign-in between leaving for the provider and coming back. The browser keeps it, encrypted. */
interface Flow {
  accountId: string;
  state: string;
  nonce: string;
  verifier: string;
  next: string;
  expiresAt: number;
}

/** Where the browser goes, and what it keeps until it comes back. */
export interface Departure {
  url: string;
  flow: string;
}

/** Begins a sign-in by the provider of an account; null for an account without one. @throws OpenIdFailed. */
export async function beginOpenId(
  ctx: AppContext,
  { accountId, next }: { accountId: string; next: string },
): Promise<Departure | null> {
  const client = await clientOf(ctx, await findSignInSettings(ctx.stores, accountId));
  if (client === null) return null;
  const { url, ...checks } = await ctx.openId.begin(client, publicUrl(ctx.config) + CALLBACK_PATH);
  const flow: Flow = {
    accountId,
    ...checks,
    next: nextPath(next),
    expiresAt: Date.now() + SIGN_IN_FLOW_MS,
  };
  return { url, flow: ctx.stores.secrets.seal(JSON.stringify(flow), FLOW) };
}

/** How a sign-in ended: a session, or why there is none. */
export type Arrival =
  { sessionToken: string; next: string } | { refused: OpenIdRefusal; accountId: string };

/**
 * Ends a sign-in at the address that the provider sent the browser to. Null when the browser did not begin it, or too
 * long ago. @throws OpenIdFailed.
 */
export async function finishOpenId(
  ctx: AppContext,
  { query, flow: kept }: { query: string; flow: string },
  request: SignInRequest,
): Promise<Arrival | null> {
  const flow = openFlow(ctx, kept);
  if (flow === null) return null;
  const { accountId, next } = flow;
  const settings = await findSignInSettings(ctx.stores, accountId);
  const client = await clientOf(ctx, settings);
  if (client === null) return null;
  const returned = new URL(`${publicUrl(ctx.config)}${CALLBACK_PATH}?${query}`);
  const claims = await ctx.openId.finish(client, returned, flow);
  const person = personOf(claims, settings);
  if (typeof person === 'string') return { refused: person, accountId };
  const user = await admit(ctx, { person, settings, requestId: request.requestId });
  if (user === null) return { refused: 'no_place', accountId };
  const { issuer } = client;
  const sessionToken = await startSession(ctx.stores, { user, accountId, issuer }, request);
  return { sessionToken, next };
}

function openFlow({ stores, log }: AppContext, kept: string): Flow | null {
  if (!stores.secrets.isCurrent(kept)) return null;
  try {
    const flow = JSON.parse(stores.secrets.open(kept, FLOW)) as Flow;
    return flow.expiresAt > Date.now() ? flow : null;
  } catch (error) {
    log.info({ err: error }, 'a sign-in came back without its beginning');
    return null;
  }
}

async function clientOf(
  { stores }: AppContext,
  { accountId, issuer, clientId }: SignInSettings,
): Promise<OpenIdClient | null> {
  if (issuer === null || clientId === null) return null;
  return { issuer, clientId, clientSecret: await readClientSecret(stores, accountId) };
}

interface Admission {
  person: OpenIdPerson;
  settings: SignInSettings;
  requestId: string;
}

/**
 * The person as a member of the account, with the role of their groups. Null for a person who was removed from it, or
 * who would be new where only members sign in.
 */
async function admit(
  { stores }: AppContext,
  { person, settings, requestId }: Admission,
): Promise<ConsoleUser | null> {
  const { accountId, defaultRole } = settings;
  const { email, groupRole } = person;
  const known = await findUserByEmail(stores, email);
  const place = known && (await findPlace(stores, { userId: known.id, accountId }));
  const role = roleAfter(place?.role ?? null, { groupRole, defaultRole });
  if (role === null || place?.isRemoved === true) return null;
  const user = known ?? (await createUser(stores, person));
  const cause = causeOfUser(user, requestId);
  // Not added when a second sign-in of the same person added them.
  if (place === null) await addMember(stores, { user, accountId, role, removed: null }, cause);
  else await giveRole(stores, { member: place, role }, cause);
  return user;
}

/** A person who is new to the installation. */
async function createUser(stores: Stores, { email, name }: OpenIdPerson): Promise<ConsoleUser> {
  const user = await ensureUser(stores, email);
  if (name !== null) await changeUser(stores, user.id, { name });
  return user;
}
