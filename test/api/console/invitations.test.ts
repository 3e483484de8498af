import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Role } from '../../../domain/accounts/console/roles.ts';
import { createOwner } from '../../../services/accounts/console/create-owner.ts';
import { invite } from '../../../services/accounts/console/invitations.ts';
import { auditedAs } from '../../support/accounts/audit.ts';
import { buildMember, callConsole, type TestMember } from '../../support/console/member.ts';
import { eventually } from '../../support/eventually.ts';
import { buildKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise (decision 0034): an invitation is worth what its sender may, and no more than the last one. */
describe('invitations', () => {
  let api: TestApi;
  let mail: string;
  let owner: TestMember;
  beforeAll(async () => {
    mail = await mkdtemp(join(tmpdir(), 'openrole-mail-'));
    api = await startApi({ settings: { MAIL_DIR: mail } });
    const { accountId } = await buildKey(api.ctx.stores);
    owner = await buildMember(api, accountId, 'owner');
  });
  afterAll(async () => {
    await api.close();
    await rm(mail, { recursive: true });
  });
  const anotherMinute = () => api.ctx.stores.mongo.collection('rate_windows').deleteMany({});
  beforeEach(anotherMinute);

  const send = (by: TestMember, email: string, role: Role) =>
    callConsole(api, by, ['POST', '/invitations', { email, role }]);
  async function textOf(id: string): Promise<string> {
    return (await PostalMime.parse(await readFile(join(mail, 'new', id)))).text ?? '';
  }
  async function pathOf(id: string): Promise<string> {
    const [, path = ''] = /(\/console\/join\/\S+)/.exec(await textOf(id)) ?? [];
    return path;
  }
  async function invited(by: TestMember, email: string, role: Role): Promise<string> {
    const { status, body } = await send(by, email, role);
    expect(status).toBe(201);
    return pathOf(body.data.id);
  }
  async function accept(path: string) {
    const answer = await fetch(api.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    return { status: answer.status, headers: { cookie, 'content-type': 'application/json' } };
  }
  const shown = async (path: string) => (await fetch(api.url + path)).status;
  const openFor = async (email: string) => {
    const { body } = await callConsole(api, owner, ['GET', '/invitations?limit=100']);
    return body.data.filter((one: { email: string }) => one.email === email);
  };
  async function memberOf(email: string): Promise<string> {
    const { body } = await callConsole(api, owner, ['GET', '/members']);
    return body.data.find((one: { email: string }) => one.email === email).id;
  }

  it('replace an earlier one to the same address', async () => {
    const first = await invited(owner, 'twice@example.com', 'admin');
    await anotherMinute();
    const second = await invited(owner, 'Twice@example.com', 'viewer');
    expect(await openFor('twice@example.com')).toEqual([
      expect.objectContaining({ role: 'viewer' }),
    ]);
    expect([await shown(first), (await accept(first)).status]).toEqual([410, 410]);
    expect((await accept(second)).status).toBe(303);
    const revoked = await auditedAs(api.ctx.stores, owner.accountId, 'invitation.revoked');
    expect(revoked).toHaveLength(1);
    expect(revoked[0]?.actor).toMatchObject({ kind: 'user', id: owner.user.id });
  });

  it('leave one of those sent at once to one address', async () => {
    const { user, memberId: id, accountId } = owner;
    const member = {
      id,
      userId: user.id,
      accountId,
      role: 'owner',
      createdAt: new Date(),
    } as const;
    const by = { user, member, session: {} as never };
    const email = 'raced@example.com';
    const sent = await Promise.all(
      (['viewer', 'recruiter', 'admin', 'owner'] as const).map((role) =>
        invite(api.ctx, { by, email, role, requestId: 'test' }),
      ),
    );
    const paths = await Promise.all(sent.map((one) => pathOf(one.id)));
    expect(await openFor(email)).toHaveLength(1);
    const answers = await Promise.all(paths.map((path) => accept(path)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410, 410]);
  });

  it('do not bring a removed member back, and neither do their sessions', async () => {
    const email = 'gone@example.com';
    const older = await invited(owner, email, 'admin');
    await anotherMinute();
    const { headers } = await accept(await invited(owner, email, 'recruiter'));
    const session = () => callConsole(api, { headers }, ['GET', '/session']);
    expect((await session()).body.data.role).toBe('recruiter');
    const removed = await callConsole(api, owner, ['DELETE', `/members/${await memberOf(email)}`]);
    expect(removed.status).toBe(204);
    expect((await accept(older)).status).toBe(410);
    await anotherMinute();
    const again = await accept(await invited(owner, email, 'viewer'));
    expect(again.status).toBe(303);
    const joined = await callConsole(api, again, ['GET', '/session']);
    expect(joined.body.data.role).toBe('viewer');
    await eventually('the former session has ended', async () => (await session()).status === 401);
  });

  it.each([
    ['admin', 'recruiter', 'viewer'],
    ['owner', 'admin', 'owner'],
    ['admin', null, 'recruiter'],
  ] as const)('of an %s who becomes %p are not good as %s', async (was, becomes, role) => {
    const sender = await buildMember(api, owner.accountId, was);
    const path = await invited(sender, `of-${sender.memberId}@example.com`, role);
    expect(await shown(path)).toBe(200);
    const member = `/members/${sender.memberId}`;
    const { status } = await (becomes === null
      ? callConsole(api, owner, ['DELETE', member])
      : callConsole(api, owner, ['PATCH', member, { role: becomes }]));
    expect(status).toBeLessThan(300);
    expect([await shown(path), (await accept(path)).status]).toEqual([410, 410]);
  });

  it('end when the person becomes an owner by command', async () => {
    const email = 'commanded@example.com';
    const path = await invited(owner, email, 'viewer');
    const { accountId } = owner;
    await createOwner(api.ctx.stores, { email, accountId, operator: false });
    expect(await openFor(email)).toEqual([]);
    expect((await accept(path)).status).toBe(410);
  });

  it('go to an address once a minute, whoever sends them', async () => {
    const other = await buildMember(api, (await buildKey(api.ctx.stores)).accountId, 'admin');
    await invited(owner, 'asked@example.com', 'viewer');
    for (const by of [owner, other]) {
      const answer = await send(by, 'ASKED@example.com', 'viewer');
      expect([answer.status, answer.body.error.code]).toEqual([429, 'rate_limited']);
    }
  });

  it('are 50 an account and day', async () => {
    const { accountId } = await buildKey(api.ctx.stores);
    const busy = await buildMember(api, accountId, 'admin');
    for (let sent = 0; sent < 50; sent += 1) {
      expect((await send(busy, `stranger-${sent}@example.com`, 'viewer')).status).toBe(201);
    }
    const answer = await fetch(`${api.url}/console/api/invitations`, {
      method: 'POST',
      headers: busy.headers,
      body: JSON.stringify({ email: 'stranger-50@example.com', role: 'viewer' }),
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(owner, 'stranger-51@example.com', 'viewer')).status).toBe(201);
  });

  it('quote the names of person and account, without links, beside the address of the sender', async () => {
    const name = 'You won a prize: https://evil.example/now or evil.example, ask ceo@bank.example';
    await callConsole(api, owner, ['PATCH', '/session/profile', { name }]);
    const { body } = await send(owner, 'reader@example.com', 'viewer');
    const text = await textOf(body.data.id);
    expect(text).toContain(
      `“You won a prize: or evil example, ask ceo bank example” (${owner.user.email}) invites you to `,
    );
    expect(text).not.toContain('evil.example');
  });
});
