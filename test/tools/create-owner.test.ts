import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSession } from '../../services/accounts/console/sign-in.ts';
import { findUserByEmail } from '../../storage/accounts/console/console-users.ts';
import { callConsole } from '../support/console/member.ts';
import { eventually } from '../support/eventually.ts';
import { buildKey } from '../support/factories.ts';
import { runTool } from '../support/run-tool.ts';
import { uniqueName } from '../support/servers.ts';
import { startApi, testEnvironment, type TestApi } from '../support/start-api.ts';

/** Promise (decision 0034): nobody operates the installation without the wish, and the mark can be ended. */
describe('npm run create-owner', () => {
  const name = uniqueName('owners');
  const email = 'boss@example.com';
  let api: TestApi;
  let home: string;
  let accountId: string;
  beforeAll(async () => {
    api = await startApi({ name });
    home = await mkdtemp(join(tmpdir(), 'openrole-home-'));
    ({ accountId } = await buildKey(api.ctx.stores));
  });
  afterAll(async () => {
    await api.close();
    await rm(home, { recursive: true });
  });

  const createOwner = (...args: string[]) =>
    runTool(['create-owner', ...args], { ...testEnvironment(name), OPENROLE_HOME: home });

  it('makes an owner, and an operator only with the wish', async () => {
    const first = await createOwner('--email', email, '--account', accountId, '--json');
    expect(JSON.parse(first.output)).toMatchObject({ account_id: accountId, operator: false });
    expect(first.messages).toBe(`${email} is an owner of ${accountId}.\n`);
    const wished = await createOwner('--email', email, '--account', accountId, '--operator');
    expect(wished.output).toMatch(/^http\S+\/console\/sign-in\/\S+\n$/);
    expect(wished.messages).toContain('an operator of this installation');
    const again = await createOwner('--email', email, '--account', accountId, '--json');
    expect(JSON.parse(again.output)).toMatchObject({ operator: true });
  });

  it('shows the mark to its person, and ends it within a second', async () => {
    const user = await findUserByEmail(api.ctx.stores, email);
    if (user === null) throw new Error('There is no owner.');
    const request = { userAgent: 'test', requestId: 'test' };
    const token = await startSession(api.ctx.stores, { user, accountId }, request);
    const headers = { cookie: `openrole_console=${token}`, 'accept-language': 'en' };
    const profile = async () => (await fetch(`${api.url}/console/profile`, { headers })).text();
    const accounts = async () => (await callConsole(api, { headers }, ['GET', '/accounts'])).status;
    expect(await profile()).toContain('You are an operator of this installation');
    expect(await accounts()).toBe(200);
    const ended = await createOwner('--email', email, '--no-operator', '--json');
    expect(JSON.parse(ended.output)).toEqual({ user_id: user.id, operator: false });
    await eventually('403', async () => (await accounts()) === 403, 1_000);
    expect(await profile()).not.toContain('You are an operator');
    const { body } = await callConsole(api, { headers }, ['GET', '/session']);
    expect(body.data).toMatchObject({ role: 'owner', user: { is_operator: false } });
  });

  it.each([
    [['--email', email, '--operator', '--no-operator'], 2, '--no-operator: '],
    [['--email', email, '--account', 'acc_1', '--no-operator'], 2, '--no-operator: '],
    [['--email', 'nobody@example.com', '--no-operator'], 1, 'Nobody here has the address'],
  ])('%j is refused', async (args, code, message) => {
    const answer = await createOwner(...args);
    expect([answer.code, answer.output]).toEqual([code, '']);
    expect(answer.messages).toContain(message);
    expect(await findUserByEmail(api.ctx.stores, 'nobody@example.com')).toBeNull();
  });
});
