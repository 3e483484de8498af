import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { ConsoleUser } from '../../../domain/accounts/console/people.ts';
import type { Role } from '../../../domain/accounts/console/roles.ts';
import { createSignInLink } from '../../../services/accounts/console/sign-in-links.ts';
import { startSession } from '../../../services/accounts/console/sign-in.ts';
import { ensureUser, setOperator } from '../../../storage/accounts/console/console-users.ts';
import { insertMember } from '../../../storage/accounts/console/members.ts';
import { noteOwner } from '../../../storage/accounts/console/owners.ts';
import { findPlace } from '../../../storage/accounts/console/members.ts';
import { buildKey } from '../factories.ts';
import type { TestApi } from '../start-api.ts';

let people = 0;

export interface TestMember {
  user: ConsoleUser;
  memberId: string;
  accountId: string;
  /** The cookie, and what a browser says of a page of our own. */
  headers: Record<string, string>;
}

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

/** A person with a role in an account, signed in. */
export async function buildMember(
  { ctx: { stores } }: TestApi,
  accountId: string,
  role: Role,
): Promise<TestMember> {
  people += 1;
  const user = await ensureUser(stores, `${role}-${people}@example.com`);
  await insertMember(stores, { userId: user.id, accountId, role }, operatorCause);
  const member = await findPlace(stores, { userId: user.id, accountId });
  if (member === null) throw new Error('The member was not stored.');
  if (role === 'owner') await noteOwner(stores, member);
  const request = { userAgent: 'test', requestId: 'test' };
  const token = await startSession(stores, { user, accountId }, request);
  const headers = { ...ownPage, cookie: `openrole_console=${token}` };
  return { user, memberId: member.id, accountId, headers };
}

/** Makes a member who has not called yet an operator of the installation. */
export async function makeOperator({ ctx }: TestApi, { user }: TestMember): Promise<void> {
  await setOperator(ctx.stores, user.id, true);
}

/** The owner of a new account, who also operates the installation. */
export async function buildOperator(api: TestApi): Promise<TestMember> {
  const { accountId } = await buildKey(api.ctx.stores);
  const owner = await buildMember(api, accountId, 'owner');
  await makeOperator(api, owner);
  return owner;
}

/** A link that signs a person in, as the path of a page. */
export async function linkFor(api: TestApi, user: ConsoleUser): Promise<string> {
  const wanted = { user, next: '/console/keys', lifetimeMs: 60_000 };
  return (await createSignInLink(api.ctx.stores, wanted)).path;
}

/** A call of the console. */
export async function callConsole(
  api: TestApi,
  { headers }: Pick<TestMember, 'headers'>,
  [method, path, body]: [method: string, path: string, body?: unknown],
) {
  const answer = await fetch(`${api.url}/console/api${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}
