import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getAccount } from '../../api/accounts/get-account.ts';
import { operatorCause } from '../../domain/accounts/audit/audit-entry.ts';
import { accountsCommand } from '../../tools/accounts/command.ts';
import { perform } from '../../tools/terminal/run-command.ts';
import { apiKeyModel } from '../../storage/accounts/api-key.model.ts';
import { eventually } from '../support/eventually.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import { auditedAs } from '../support/accounts/audit.ts';
import { captureOutput } from '../support/captured-output.ts';
import { runCommand } from '../support/processes/run-command.ts';
import { uniqueName } from '../support/servers.ts';
import { startApi, testEnvironment, type TestApi } from '../support/start-api.ts';

interface Revoked {
  id: string;
  account_id: string;
  revoked_at: string;
}

/**
 * Promise: an operator can list and revoke an account's keys, and no api accepts a revoked key a second later
 * (decision 0005).
 */
describe('npm run accounts: keys and revoke', () => {
  const name = uniqueName('keys');
  let apis: [TestApi, TestApi];
  let home: string;
  beforeAll(async () => {
    const options = { name, routes: [getAccount] };
    apis = [await startApi(options), await startApi(options)];
    home = await mkdtemp(join(tmpdir(), 'openrole-home-'));
  });
  afterAll(async () => {
    await apis[1].stop();
    await apis[0].close();
    await rm(home, { recursive: true });
  });

  const stores = () => apis[0].ctx.stores;
  const before = { ...process.env };
  beforeAll(() => void Object.assign(process.env, testEnvironment(name)));
  afterAll(() => void (process.env = before));

  /**
   * The output of the command, run in this process. An error is thrown, which `runCommand` turns into exit code 1.
   */
  async function accounts(...args: string[]): Promise<string> {
    const run = () => perform(accountsCommand, args);
    const { result: code, output } = await captureOutput(process.env, run);
    expect(code).toBe(0);
    return output;
  }

  const refusalOf = (...args: string[]): Promise<string> =>
    accounts(...args).then(
      (output) => `no refusal: ${output}`,
      (error: unknown) => (error as Error).message,
    );

  const revoke = async (word: string) =>
    JSON.parse(await accounts('revoke', word, '--json')) as Revoked;

  const statusAt = async (api: TestApi, { headers }: TestKey) =>
    (await fetch(`${api.url}/account`, { headers })).status;

  const revocations = (key: TestKey) => auditedAs(stores(), key.accountId, 'api_key.revoked');
  const isRevoked = async ({ keyId }: TestKey) =>
    (await apiKeyModel(stores().mongo).findById(keyId).lean())?.revokedAt instanceof Date;

  /** Calls until the key is refused. Returns when the last accepted call was sent. */
  async function lastServed(api: TestApi, key: TestKey): Promise<number> {
    let servedAt = 0;
    await eventually(
      'the key is refused',
      async () => {
        const sentAt = Date.now();
        const status = await statusAt(api, key);
        if (status === 200) servedAt = sentAt;
        return status === 401;
      },
      50_000,
    );
    return servedAt;
  }

  it('revoke ends a key in use within a second, at every api, and no other key', async () => {
    const key = await buildKey(stores());
    const another = await buildKey(stores());
    const served = Promise.all(apis.map((api) => lastServed(api, key)));
    const args = ['accounts', 'revoke', key.keyId, '--json'];
    const command = await runCommand(args, { ...testEnvironment(name), OPENROLE_HOME: home });
    const toldAt = Date.now();
    const servedAt = await served;
    expect(command).toMatchObject({ code: 0, messages: '' });
    expect(JSON.parse(command.output)).toMatchObject({ id: key.keyId, account_id: key.accountId });
    for (const sentAt of servedAt) {
      expect(sentAt).toBeGreaterThan(0);
      expect(sentAt - toldAt).toBeLessThan(1_000);
    }
    for (const api of apis) {
      expect([await statusAt(api, key), await statusAt(api, another)]).toEqual([401, 200]);
    }
  });

  it('revoke leaves one audit row when repeated', async () => {
    const key = await buildKey(stores());
    const first = await revoke(key.keyId);
    expect(await revoke(key.keyId)).toEqual(first);
    expect(await revocations(key)).toEqual([
      expect.objectContaining({
        actor: operatorCause.actor,
        target: { kind: 'api_key', id: key.keyId },
        before: { revoked_at: null },
        after: { revoked_at: first.revoked_at },
      }),
    ]);
    expect(await accounts('revoke', key.keyId)).toBe(
      `${key.keyId} of ${key.accountId} is revoked since ${first.revoked_at}.\n`,
    );
  });

  it.each([
    ['the whole key', ({ apiKey }: TestKey) => apiKey],
    ['the beginning of the key that `keys` shows', ({ apiKey }: TestKey) => apiKey.slice(0, 13)],
    ['the beginning of its id', ({ keyId }: TestKey) => keyId.slice(0, -4)],
  ])('revoke accepts %s', async (_what, wordFor) => {
    const key = await buildKey(stores());
    expect((await revoke(wordFor(key))).id).toBe(key.keyId);
    expect(await isRevoked(key)).toBe(true);
  });

  it('revoke refuses a prefix of several keys, names them and revokes none', async () => {
    const key = await buildKey(stores());
    const twin = await buildKey(stores());
    const twinId = `${key.keyId.slice(0, -1)}${key.keyId.endsWith('0') ? '1' : '0'}`;
    const record = await apiKeyModel(stores().mongo).findById(twin.keyId).lean();
    await apiKeyModel(stores().mongo).deleteOne({ _id: twin.keyId });
    await apiKeyModel(stores().mongo).create({ ...record, _id: twinId });
    const messages = await refusalOf('revoke', key.keyId.slice(0, -1));
    expect(messages).toMatch(/matches several keys; none was revoked:\n/);
    expect(messages.split('\n')).toHaveLength(3);
    expect(messages).toContain(`${key.keyId} of ${key.accountId}`);
    expect(messages).toContain(`${twinId} of ${twin.accountId}`);
    expect([await isRevoked(key), await isRevoked({ ...twin, keyId: twinId })]).toEqual([
      false,
      false,
    ]);
  });

  it('revoke reports an unknown account, and repeats no secret', async () => {
    const { apiKey } = await buildKey(stores());
    const unknown = ['key_00000000nobody', apiKey.slice(0, -1), apiKey.slice(0, 20)];
    for (const word of unknown) {
      const messages = await refusalOf('revoke', word);
      expect(messages).toMatch(/^There is no such key\./);
      expect(messages).not.toContain(word);
    }
  });

  it('keys lists the keys of the account for people and programs, without secrets', async () => {
    const key = await buildKey(stores(), { name: 'Import', scopes: ['jobs:read'] });
    await buildKey(stores());
    await revoke(key.keyId);
    const json = await accounts('keys', key.accountId, '--json');
    const lines = JSON.parse(json) as { id: string }[];
    expect(lines.map(({ id }) => id)).toEqual([expect.any(String), key.keyId]);
    expect(lines[1]).toEqual({
      id: key.keyId,
      account_id: key.accountId,
      name: 'Import',
      prefix: key.apiKey.slice(0, 13),
      last_four: key.apiKey.slice(-4),
      scopes: ['jobs:read'],
      requests_per_minute: 100_000,
      created_at: expect.any(String),
      last_used_at: null,
      expires_at: null,
      revoked_at: expect.any(String),
    });
    const shown = await accounts('keys', key.accountId);
    const line = shown.split('\n').find((text) => text.includes(key.keyId));
    expect(line).toContain(`${key.apiKey.slice(0, 13)}…${key.apiKey.slice(-4)}`);
    expect(json + shown).not.toContain(key.apiKey);
    expect(await refusalOf('keys', 'acc_nobody')).toBe('There is no account acc_nobody.');
  });
});
