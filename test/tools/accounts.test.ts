import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listAccounts } from '../../storage/accounts/accounts.ts';
import { findApiKeyByHash, hashApiKey } from '../../storage/accounts/api-keys.ts';
import { scopes } from '../../domain/accounts/scopes.ts';
import type { CommandAnswer } from '../support/processes/run-command.ts';
import { runTool } from '../support/run-tool.ts';
import { uniqueName } from '../support/servers.ts';
import { startApi, testEnvironment, type TestApi } from '../support/start-api.ts';

interface Made {
  account_id: string;
  api_key: string;
}

/** Promise: an operator creates, credits and lists accounts from the shell (decision 0023). */
describe('npm run accounts', () => {
  const name = uniqueName('accounts');
  let api: TestApi;
  let home: string;
  beforeAll(async () => {
    api = await startApi({ name });
    home = await mkdtemp(join(tmpdir(), 'openrole-home-'));
  });
  afterAll(async () => {
    await api.close();
    await rm(home, { recursive: true });
  });

  const accounts = (...args: string[]): Promise<CommandAnswer> =>
    runTool(['accounts', ...args], { ...testEnvironment(name), OPENROLE_HOME: home });

  async function made(...args: string[]): Promise<Made> {
    const { code, output, messages } = await accounts(...args);
    expect({ code, messages }).toEqual({ code: 0, messages: '' });
    expect(output.split('\n')).toHaveLength(2);
    return JSON.parse(output) as Made;
  }

  const stored = () => listAccounts(api.ctx.stores);

  async function balanceOf({ account_id: id }: Made): Promise<number | undefined> {
    return (await stored()).find((account) => account.id === id)?.balanceUsdMicros;
  }

  const search = ({ api_key: key }: Made) =>
    fetch(`${api.url}/stats`, { headers: { authorization: `Bearer ${key}` } });

  it('create prints an account and its key: all scopes, 60 calls a minute and 5 USD', async () => {
    const owner = await made('create', '--email', 'Owner@example.com');
    const key = await findApiKeyByHash(api.ctx.stores, hashApiKey(owner.api_key));
    expect(key).toMatchObject({ accountId: owner.account_id, requestsPerMinute: 60, scopes });
    expect(await balanceOf(owner)).toBe(5_000_000);
    expect((await search(owner)).status).not.toBe(401);
  });

  it('create accepts credit, scopes and a limit', async () => {
    const limits = ['--credit-usd', '0.05', '--scopes', 'jobs:apply,agent:tools'];
    const owner = await made('create', '--email', 'b@example.com', '--rate-limit', '2', ...limits);
    expect(await balanceOf(owner)).toBe(50_000);
    const key = await findApiKeyByHash(api.ctx.stores, hashApiKey(owner.api_key));
    expect(key).toMatchObject({ requestsPerMinute: 2, scopes: ['jobs:apply', 'agent:tools'] });
    expect((await search(owner)).status).toBe(403);
  });

  it('create makes one account per e-mail address, in any spelling', async () => {
    await made('create', '--email', 'twice@example.com');
    const before = await stored();
    const second = await accounts('create', '--email', 'TWICE@example.com');
    expect(second).toMatchObject({ code: 1, output: '' });
    expect(second.messages).toContain('already exists');
    expect(await stored()).toEqual(before);
  });

  it('key adds a second working key', async () => {
    const owner = await made('create', '--email', 'keys@example.com');
    const second = await made('key', owner.account_id, '--scopes', 'jobs:read');
    expect(second.account_id).toBe(owner.account_id);
    expect(second.api_key).not.toBe(owner.api_key);
    for (const one of [owner, second]) expect((await search(one)).status).not.toBe(401);
  });

  it('credit adds to the balance, and list shows it to people and programs', async () => {
    const owner = await made('create', '--email', 'credit@example.com');
    const first = await accounts('credit', owner.account_id, '10', '--reason', 'Goodwill');
    expect(first).toMatchObject({ code: 0, messages: '' });
    expect(first.output).toBe(`${owner.account_id} now has 15.00 USD.\n`);
    const { output: table } = await accounts('list');
    const line = table.split('\n').find((text) => text.includes(owner.account_id));
    expect(line).toMatch(/credit@example\.com.* 15\.00 USD /);
    const { output: json } = await accounts('list', '--json');
    expect(JSON.parse(json)).toContainEqual({
      id: owner.account_id,
      email: 'credit@example.com',
      balance_usd_micros: 15_000_000,
      created_at: expect.any(String),
    });
  });

  it.each([
    ['key', 'acc_nobody'],
    ['credit', 'acc_nobody', '5', '--reason', 'Goodwill'],
  ])('%s %s reports an unknown account', async (...args) => {
    const { code, messages } = await accounts(...args);
    expect(code).toBe(1);
    expect(messages).toBe('There is no account acc_nobody.\n');
  });
});
