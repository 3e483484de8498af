import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { auditLogOf } from '../../support/accounts/audit.ts';
import { buildMember, callConsole, type TestMember } from '../../support/console/member.ts';
import { eventually } from '../../support/eventually.ts';
import { buildKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

describe('members of an account', () => {
  let api: TestApi;
  let mail: string;
  let owner: TestMember;
  let admin: TestMember;
  beforeAll(async () => {
    mail = await mkdtemp(join(tmpdir(), 'openrole-mail-'));
    api = await startApi({ settings: { MAIL_DIR: mail } });
    const { accountId } = await buildKey(api.ctx.stores);
    owner = await buildMember(api, accountId, 'owner');
    admin = await buildMember(api, accountId, 'admin');
  });
  afterAll(async () => {
    await api.close();
    await rm(mail, { recursive: true });
  });

  const invited = async (email: string, role = 'recruiter') => {
    const answer = await callConsole(api, owner, ['POST', '/invitations', { email, role }]);
    expect(answer.status).toBe(201);
    const file = await readFile(join(mail, 'new', answer.body.data.id));
    const [, path = ''] =
      /(\/console\/join\/\S+)/.exec((await PostalMime.parse(file)).text ?? '') ?? [];
    return { id: answer.body.data.id as string, path };
  };
  const accept = (path: string) =>
    fetch(api.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
  const signedInBy = (answer: Response) => ({
    headers: { cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' },
  });

  it('joins by a mailed link, once', async () => {
    const { path } = await invited('Joiner@example.com');
    const shown = await fetch(api.url + path);
    expect(await shown.text()).toContain('joiner@example.com');
    const answers = await Promise.all([accept(path), accept(path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
    const joined = answers.find(({ status }) => status === 303);
    if (joined === undefined) throw new Error('Nobody joined.');
    const session = await callConsole(api, signedInBy(joined), ['GET', '/session']);
    expect(session.body.data).toMatchObject({
      role: 'recruiter',
      account: { id: owner.accountId },
    });
    const again = { email: 'joiner@example.com', role: 'viewer' };
    expect((await callConsole(api, owner, ['POST', '/invitations', again])).status).toBe(409);
  });

  it('withdraws an invitation', async () => {
    const { id, path } = await invited('withdrawn@example.com');
    expect((await callConsole(api, owner, ['DELETE', `/invitations/${id}`])).status).toBe(204);
    expect((await accept(path)).status).toBe(410);
    expect((await callConsole(api, owner, ['DELETE', `/invitations/${id}`])).status).toBe(404);
  });

  it('names who can change a role to those who may not open a page', async () => {
    const viewer = await buildMember(api, owner.accountId, 'viewer');
    await callConsole(api, owner, ['PATCH', '/session/profile', { name: 'Signe <b>Holm</b>' }]);
    const page = await fetch(`${api.url}/console/keys`, { headers: viewer.headers });
    expect(page.status).toBe(403);
    const html = await page.text();
    expect(html).toContain(`Signe &lt;b&gt;Holm&lt;/b&gt;, ${admin.user.email}.`);
    expect(html).not.toContain(`, ${viewer.user.email}`);
  });

  it('lets only owners make owners', async () => {
    const wanted = { email: 'boss@example.com', role: 'owner' };
    const refused = await callConsole(api, admin, ['POST', '/invitations', wanted]);
    expect(refused.body.error.code).toBe('insufficient_role');
    for (const path of [`/members/${admin.memberId}`, `/members/${owner.memberId}`]) {
      const body = { role: path.endsWith(admin.memberId) ? 'owner' : 'viewer' };
      expect((await callConsole(api, admin, ['PATCH', path, body])).status).toBe(403);
    }
    expect((await callConsole(api, admin, ['DELETE', `/members/${owner.memberId}`])).status).toBe(
      403,
    );
  });

  it('keeps the last owner, also when two step down at once', async () => {
    const { accountId } = await buildKey(api.ctx.stores);
    const pair = [
      await buildMember(api, accountId, 'owner'),
      await buildMember(api, accountId, 'owner'),
    ];
    const answers = await Promise.all(
      pair.map((one) =>
        callConsole(api, one, ['PATCH', `/members/${one.memberId}`, { role: 'viewer' }]),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const last = pair[answers.findIndex(({ status }) => status === 409)];
    if (last === undefined) throw new Error('Nobody is left.');
    expect((await callConsole(api, last, ['DELETE', `/members/${last.memberId}`])).status).toBe(
      409,
    );
  });

  it('takes a role away, and a place, within a second', async () => {
    const member = await buildMember(api, owner.accountId, 'admin');
    const keys = async () => (await callConsole(api, member, ['GET', '/api-keys'])).status;
    expect(await keys()).toBe(200);
    const path = `/members/${member.memberId}`;
    await callConsole(api, owner, ['PATCH', path, { role: 'viewer' }]);
    await eventually('403', async () => (await keys()) === 403, 1_000);
    expect((await callConsole(api, owner, ['DELETE', path])).status).toBe(204);
    await eventually('401', async () => (await keys()) === 401, 1_000);
  });

  it('knows no member of another account', async () => {
    const stranger = await buildMember(api, (await buildKey(api.ctx.stores)).accountId, 'owner');
    const path = `/members/${admin.memberId}`;
    expect((await callConsole(api, stranger, ['PATCH', path, { role: 'viewer' }])).status).toBe(
      404,
    );
    expect((await callConsole(api, stranger, ['DELETE', path])).status).toBe(404);
  });

  it('ends sessions of its own person alone', async () => {
    const list = async (one: TestMember) =>
      (await callConsole(api, one, ['GET', '/sessions'])).body.data;
    const [session] = await list(admin);
    expect(session.is_current).toBe(true);
    const path = `/sessions/${session.id}`;
    expect((await callConsole(api, owner, ['DELETE', path])).status).toBe(404);
    const visitor = await buildMember(api, owner.accountId, 'viewer');
    const [own] = await list(visitor);
    expect((await callConsole(api, visitor, ['DELETE', `/sessions/${own.id}`])).status).toBe(204);
    expect((await callConsole(api, visitor, ['GET', '/session'])).status).toBe(401);
  });

  it('works in another account of the same person', async () => {
    const { accountId } = await buildKey(api.ctx.stores);
    const refused = await callConsole(api, admin, [
      'POST',
      '/session/account',
      { account_id: accountId },
    ]);
    expect(refused.status).toBe(404);
    const { id } = admin.user;
    await api.ctx.stores.mongo
      .collection('members')
      .insertOne({ _id: 'mem_x' as never, userId: id, accountId, role: 'viewer', removedAt: null });
    await callConsole(api, admin, ['POST', '/session/account', { account_id: accountId }]);
    const session = await callConsole(api, admin, ['GET', '/session']);
    expect(session.body.data).toMatchObject({ role: 'viewer', account: { id: accountId } });
    expect(session.body.data.accounts).toHaveLength(2);
  });

  it('leaves rows in the audit log', async () => {
    const actions = (await auditLogOf(api.ctx.stores, owner.accountId)).map(({ action }) => action);
    expect(new Set(actions)).toEqual(
      new Set([
        ...['billing.credited', 'api_key.created', 'invitation.created', 'invitation.revoked'],
        ...['member.joined', 'member.role_changed', 'member.removed'],
        ...['session.started', 'session.ended'],
      ]),
    );
  });
});
