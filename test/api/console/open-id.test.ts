import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CALLBACK_PATH } from '../../../domain/accounts/console/sign-in-settings.ts';
import { findUserByEmail } from '../../../storage/accounts/console/console-users.ts';
import { findPlace } from '../../../storage/accounts/console/members.ts';
import { auditLogOf } from '../../support/accounts/audit.ts';
import {
  startLyingProvider,
  type Lie,
  type LyingProvider,
} from '../../support/accounts/lying-provider.ts';
import { CLIENT } from '../../support/accounts/open-id-client.ts';
import { startOpenIdProvider, type TestProvider } from '../../support/accounts/open-id-provider.ts';
import {
  buildMember,
  callConsole,
  linkFor,
  makeOperator,
  type TestMember,
} from '../../support/console/member.ts';
import { eventually } from '../../support/eventually.ts';
import { buildKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const PUBLIC_URL = 'http://openrole.test';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { PUBLIC_URL, TRUST_PROXY: '1' } });
});
afterAll(() => api.close());

let owner: TestMember;
beforeEach(async () => {
  const { accountId } = await buildKey(api.ctx.stores);
  owner = await buildMember(api, accountId, 'owner');
});

type Settings = Record<string, unknown>;

const put = (body: Settings, by = owner) =>
  callConsole(api, by, ['PUT', '/sign-in-settings', body]);
const settingsFor = (issuer: string, more: Settings = {}): Settings => ({
  issuer,
  client_id: CLIENT.id,
  client_secret: CLIENT.secret,
  domains: ['example.com'],
  default_role: 'recruiter',
  ...more,
});

/** Each request comes from another address, since an address has a limit. */
let addresses = 0;
function from(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `198.51.100.${addresses % 250}` };
}

async function get(path: string, cookie = '') {
  const answer = await fetch(api.url + path, {
    redirect: 'manual',
    headers: { cookie, ...from() },
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const location = answer.headers.get('location') ?? '';
  return { status: answer.status, location, cookies, text: await answer.text() };
}

/** Leaves for the provider. */
async function leave(next = '/console/candidates') {
  const query = new URLSearchParams({ next }).toString();
  const { status, location, cookies } = await get(
    `/console/sign-in/with/${owner.accountId}?${query}`,
  );
  expect(status).toBe(303);
  const kept = cookies.find((one) => one.startsWith('openrole_sign_in=')) ?? '';
  return { url: new URL(location), kept };
}

const pathOf = ({ pathname, search }: URL) => pathname + search;
const sessionOf = (cookies: readonly string[]) =>
  cookies.find((one) => one.startsWith('openrole_console=')) ?? '';

/** The person behind a session's cookie. */
async function whoIs(cookie: string) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const { status, body } = await callConsole(api, { headers }, ['GET', '/session']);
  return { status, data: body?.data };
}

/** Promise: members sign in with the provider that their company chose, and nobody else does. */
describe('with a real provider', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startOpenIdProvider(PUBLIC_URL + CALLBACK_PATH);
  });
  afterAll(() => provider.close());

  let person: string;
  beforeEach(async () => {
    person = `ada.${owner.accountId.toLowerCase()}@example.com`;
    await provider.be({ email: person, email_verified: true, name: 'Ada Okafor' });
  });

  /** Signs the provider's person in; returns the answer to the browser that comes back. */
  async function signIn() {
    const { url, kept } = await leave();
    return get(pathOf(await provider.signIn(url.href)), kept);
  }

  it('a new person becomes a member with the default role, once', async () => {
    expect((await put(settingsFor(provider.issuer))).status).toBe(200);
    const first = await signIn();
    expect([first.status, first.location]).toEqual([303, '/console/candidates']);
    const { data } = await whoIs(sessionOf(first.cookies));
    expect(data).toMatchObject({ role: 'recruiter', user: { email: person, name: 'Ada Okafor' } });
    const again = await signIn();
    expect((await whoIs(sessionOf(again.cookies))).data.user.id).toBe(data.user.id);
  });

  it('also after the provider has changed its keys', async () => {
    await put(settingsFor(provider.issuer));
    await signIn();
    await provider.rotateKeys();
    expect((await signIn()).status).toBe(303);
  });

  it('the address is used once, and only by the browser that began', async () => {
    await put(settingsFor(provider.issuer));
    const { url, kept } = await leave();
    const back = pathOf(await provider.signIn(url.href));
    const stranger = await get(back);
    expect([stranger.status, sessionOf(stranger.cookies)]).toEqual([403, '']);
    const other = await leave();
    expect((await get(back, other.kept)).status).toBe(403);
    expect((await get(back, 'openrole_sign_in={"accountId":"x"}')).status).toBe(403);
    expect((await get(back, kept)).status).toBe(303);
    expect(sessionOf((await get(back, kept)).cookies)).toBe('');
  });

  it('a cookie that is no text of ours is none', async () => {
    const { status, location } = await get('/console/profile', 'openrole_console=%');
    expect([status, location]).toEqual([303, '/console/sign-in?next=%2Fconsole%2Fprofile']);
    expect((await get(CALLBACK_PATH, 'openrole_sign_in=%E0%A4%A')).status).toBe(403);
  });

  it('groups give the role, at each sign-in', async () => {
    const groups = {
      groups_claim: 'groups',
      role_groups: { admin: ['IT'], viewer: ['Hiring.EU'] },
    };
    await put(settingsFor(provider.issuer, { ...groups, default_role: null }));
    const roleWith = async (stated: readonly string[]) => {
      await provider.be({ email: person, email_verified: true, groups: stated });
      const { cookies, status } = await signIn();
      return status === 303 ? (await whoIs(sessionOf(cookies))).data.role : status;
    };
    expect(await roleWith([])).toBe(403);
    expect(await findUserByEmail(api.ctx.stores, person)).toBeNull();
    expect(await roleWith(['Hiring.EU'])).toBe('viewer');
    expect(await roleWith(['Hiring.EU', 'IT'])).toBe('admin');
    expect(await roleWith([])).toBe('admin');
  });

  it('a removed member does not come back', async () => {
    await put(settingsFor(provider.issuer));
    const { data } = await whoIs(sessionOf((await signIn()).cookies));
    const { stores } = api.ctx;
    const place = await findPlace(stores, { userId: data.user.id, accountId: owner.accountId });
    expect((await callConsole(api, owner, ['DELETE', `/members/${place?.id ?? ''}`])).status).toBe(
      204,
    );
    expect((await signIn()).status).toBe(403);
  });

  it('a person of another account is vouched for in this account alone', async () => {
    const other = await buildKey(api.ctx.stores);
    const victim = await buildMember(api, other.accountId, 'owner');
    await makeOperator(api, victim);
    await provider.be({ email: victim.user.email, email_verified: true });
    await put(settingsFor(provider.issuer));
    const cookie = sessionOf((await signIn()).cookies);
    const { data } = await whoIs(cookie);
    expect(data.accounts).toHaveLength(1);
    expect(data.user.is_operator).toBe(false);
    const headers = { ...owner.headers, cookie };
    const switched = { account_id: other.accountId };
    const call = (request: [string, string, unknown?]) => callConsole(api, { headers }, request);
    expect((await call(['POST', '/session/account', switched])).status).toBe(404);
    expect((await call(['PATCH', '/session/profile', { name: 'Somebody' }])).status).toBe(409);
    const { body } = await call(['GET', '/sessions']);
    expect(body.data).toHaveLength(1);
  });

  it('where it is required, a mailed link is for owners', async () => {
    await put(settingsFor(provider.issuer, { required: true }));
    const admin = await buildMember(api, owner.accountId, 'admin');
    expect((await callConsole(api, admin, ['GET', '/session'])).status).toBe(401);
    expect((await callConsole(api, owner, ['GET', '/session'])).status).toBe(200);
    const open = async ({ user }: TestMember) => {
      const path = await linkFor(api, user);
      const answer = await fetch(api.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'sec-fetch-site': 'same-origin',
          ...from(),
          'content-type': 'application/x-www-form-urlencoded',
        },
      });
      return answer.status;
    };
    expect([await open(admin), await open(owner)]).toEqual([410, 303]);
    expect((await whoIs(sessionOf((await signIn()).cookies))).status).toBe(200);
  });

  it('a replaced provider ends the sessions that it began', async () => {
    await put(settingsFor(provider.issuer));
    const cookie = sessionOf((await signIn()).cookies);
    expect((await whoIs(cookie)).status).toBe(200);
    await put({ issuer: null });
    await eventually('the session to end', async () => (await whoIs(cookie)).status === 401);
    expect((await get(`/console/sign-in/with/${owner.accountId}`)).status).toBe(403);
  });

  it('the sign-in page leads members of the domain to it', async () => {
    await put(
      settingsFor(provider.issuer, {
        domains: [`${owner.accountId.toLowerCase().replaceAll('_', '-')}.example.com`],
      }),
    );
    const ask = async (domain: string) => {
      const answer = await fetch(`${api.url}/console/sign-in`, {
        method: 'POST',
        headers: {
          'sec-fetch-site': 'same-origin',
          ...from(),
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ email: `new@${domain}`, next: '/console' }),
      });
      return answer.text();
    };
    const path = `/console/sign-in/with/${owner.accountId}`;
    const domain = `${owner.accountId.toLowerCase().replaceAll('_', '-')}.example.com`;
    expect(await ask(domain)).toContain(path);
    expect(await ask('example.net')).not.toContain('/console/sign-in/with/');
  });

  it('the secret is never shown, and leaves with the registration', async () => {
    const { body } = await put(settingsFor(provider.issuer));
    expect(body.data).toMatchObject({ has_client_secret: true });
    expect(JSON.stringify(body)).not.toContain(CLIENT.secret);
    const { client_secret: _, ...without } = settingsFor(provider.issuer);
    expect((await put(without)).body.data.has_client_secret).toBe(true);
    const moved = await put({ ...without, client_id: 'another' });
    expect(moved.body.data.has_client_secret).toBe(false);
    const rows = await auditLogOf(api.ctx.stores, owner.accountId);
    expect(JSON.stringify(rows)).not.toContain(CLIENT.secret);
    expect(rows.map(({ action }) => action)).toContain('account.sign_in_changed');
  });
});

/** Promise: a token counts only if the chosen provider signed it for us, for this sign-in, and now. */
describe('with a provider that lies', () => {
  let provider: LyingProvider;
  beforeAll(async () => {
    provider = await startLyingProvider();
  });
  afterAll(() => provider.close());
  afterEach(() => {
    provider.lie = {};
  });

  const lies: [string, Lie, number][] = [
    ['the truth', {}, 303],
    ['a clock that is half a minute fast', { claims: (now) => ({ iat: now + 30 }) }, 303],
    ['a token that ended half a minute ago', { claims: (now) => ({ exp: now - 30 }) }, 303],
    ['a token that ended five minutes ago', { claims: (now) => ({ exp: now - 300 }) }, 403],
    ['a token for another client', { claims: () => ({ aud: 'another' }) }, 403],
    ['a token of another issuer', { claims: () => ({ iss: 'https://id.example.net/' }) }, 403],
    ['a token of another sign-in', { claims: () => ({ nonce: 'another' }) }, 403],
    ['a token without a nonce', { claims: () => ({ nonce: undefined }) }, 403],
    ['a key that is not published', { isForeignKey: true }, 403],
    ['no signature', { isUnsigned: true }, 403],
    ['the algorithm none', { header: { alg: 'none' }, isUnsigned: true }, 403],
    ['an unverified address', { claims: () => ({ email_verified: false }) }, 403],
    ['another domain', { claims: () => ({ email: 'ada@example.net' }) }, 403],
  ];
  it.each(lies)('%s', async (_what, lie, status) => {
    expect((await put(settingsFor(provider.issuer))).status).toBe(200);
    provider.lie = lie;
    const { url, kept } = await leave();
    const answer = await get(pathOf(provider.returnTo(url)), kept);
    expect([answer.status, sessionOf(answer.cookies) !== '']).toEqual([status, status === 303]);
  });

  it('the address of a refusal signs nobody in', async () => {
    await put(settingsFor(provider.issuer));
    const { url, kept } = await leave();
    const state = url.searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error: 'access_denied', state }).toString();
    const answer = await get(`${CALLBACK_PATH}?${query}`, kept);
    expect([answer.status, sessionOf(answer.cookies)]).toEqual([403, '']);
  });
});

/** Promise: settings that would lock everybody out, or reach into the network, are refused by name. */
describe('settings', () => {
  it.each([
    ['issuer', { issuer: 'https://10.0.0.1/' }],
    ['issuer', { issuer: 'https://169.254.169.254/' }],
    ['issuer', { issuer: 'http://id.example.com/' }],
    ['issuer', { issuer: 'http://127.0.0.1:1/' }],
    ['issuer', { issuer: 'no address' }],
    ['client_id', { client_id: null }],
    ['domains', { domains: [] }],
    ['domains.0', { domains: ['example'] }],
    ['domains.0', { domains: ['exa mple.com'] }],
    ['default_role', { default_role: 'owner' }],
    ['role_groups.owner', { role_groups: { owner: ['IT'] } }],
    ['session_hours', { session_hours: 0 }],
    ['session_hours', { session_hours: 169 }],
    ['required', { issuer: null, required: true }],
    ['color', { color: 'red' }],
  ])('name %s', async (path, change) => {
    const { status, body } = await put(settingsFor('http://127.0.0.1:1/', change));
    expect([status, body.error.details[0].path]).toEqual([400, path]);
  });

  it('are for owners', async () => {
    const admin = await buildMember(api, owner.accountId, 'admin');
    expect((await callConsole(api, admin, ['GET', '/sign-in-settings'])).status).toBe(403);
    expect((await put({ issuer: null }, admin)).status).toBe(403);
    const { body } = await callConsole(api, owner, ['GET', '/sign-in-settings']);
    expect(body.data).toMatchObject({
      issuer: null,
      redirect_url: PUBLIC_URL + CALLBACK_PATH,
    });
  });
});
