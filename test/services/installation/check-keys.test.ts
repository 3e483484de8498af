import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../../config/config.ts';
import { createContext, type AppContext } from '../../../services/context.ts';
import { checkKeys, judgeKeys } from '../../../services/installation/check-keys.ts';
import { noteRestore } from '../../../storage/installation.ts';
import { readIdentity } from '../../../storage/identity.ts';
import { resealSecrets } from '../../../storage/webhooks/webhook-secrets.ts';
import { insertWebhook } from '../../../storage/webhooks/webhooks.ts';
import { createLog } from '../../../services/log.ts';
import { buildKey } from '../../support/factories.ts';
import { runTool } from '../../support/run-tool.ts';
import { uniqueName } from '../../support/servers.ts';
import { startApi, testEnvironment, type TestApi } from '../../support/start-api.ts';

describe('the keys of a process', () => {
  it.each([
    ['b', ['b'], 'same'],
    ['b', ['b', 'a'], 'same'],
    ['a', ['b', 'a'], 'rotated'],
    ['c', ['b', 'a'], 'unknown'],
    ['a', ['b'], 'unknown'],
  ] as const)('while %s is in use and %j are set: %s', (inUse, own, verdict) => {
    expect(judgeKeys(inUse, own)).toEqual({ newest: own[0], verdict });
  });
});

const older = 'an older key of thirty-two characters';
const newer = 'a newer key of thirty-two characters!';
const other = 'another key of thirty-two characters!';

/** Promise: no process works with keys that the others do not have. */
describe('a start', () => {
  let api: TestApi;
  let name: string;
  const open: AppContext[] = [];
  const lines: string[] = [];
  beforeAll(async () => {
    name = uniqueName('keys');
    api = await startApi({ name });
  });
  afterAll(async () => {
    for (const ctx of open) await ctx.close();
    await api.close();
  });

  function contextOf(settings: Record<string, string>): AppContext {
    const ctx = createContext(
      parseConfig({ ...testEnvironment(name), ADDRESS_KEY: older, ...settings }),
      'test',
    );
    open.push(ctx);
    const log = createLog('test', 'warn', { write: (line: string) => void lines.push(line) });
    return { ...ctx, log };
  }
  const startWith = (...keys: string[]) => checkKeys(contextOf({ SECRETS_KEY: keys.join(',') }));
  const idOf = (key: string) => contextOf({ SECRETS_KEY: key }).stores.secrets.keyIds[0];
  const inUse = async () => (await readIdentity(api.ctx.stores))?.secretsKey;

  it('waits on a half-restored database and writes nothing to it', async () => {
    await noteRestore(api.ctx.stores, { state: 'loading', at: new Date() });
    await expect(startWith(older)).rejects.toThrow(
      'restore of this database began and did not end',
    );
    expect(await readIdentity(api.ctx.stores)).toBeNull();
    await noteRestore(api.ctx.stores, { state: 'restored', at: new Date() });
  });

  it('of an installation of an earlier release takes the key that encrypted its secrets', async () => {
    const { accountId } = await buildKey(api.ctx.stores);
    const { stores } = contextOf({ SECRETS_KEY: older });
    await insertWebhook(stores, {
      accountId,
      url: 'https://hooks.example.com/in',
      description: null,
      eventKinds: ['*'],
    });
    await expect(startWith(other)).rejects.toThrow(`does not hold the key ${idOf(older)}`);
    await Promise.all([startWith(older), startWith(older, newer)]);
    expect(await inUse()).toBe(idOf(older));
  });

  it('follows a rotation step by step, and refuses a skipped one', async () => {
    await expect(startWith(newer)).rejects.toThrow('does not hold the key');
    expect(await inUse()).toBe(idOf(older));
    await startWith(newer, older);
    expect(await inUse()).toBe(idOf(newer));
    await expect(startWith(older)).rejects.toThrow(
      `it holds ${idOf(older)}. Give every api and worker the same SECRETS_KEY.`,
    );
    await startWith(newer);
  });

  it('with another ADDRESS_KEY would write to people who unsubscribed, and is refused', async () => {
    const settings = { SECRETS_KEY: newer, ADDRESS_KEY: newer };
    await expect(checkKeys(contextOf(settings))).rejects.toThrow('ADDRESS_KEY is not the key');
  });

  it('with another key works once an operator has accepted it', async () => {
    const environment = { ...testEnvironment(name), SECRETS_KEY: other, ADDRESS_KEY: older };
    const { output } = await runTool(['installation', '--json', '--accept-keys'], environment);
    expect(JSON.parse(output)).toMatchObject({
      keys: { in_use: idOf(other), own: [idOf(other)] },
    });
    await startWith(other);
    expect(await resealSecrets(contextOf({ SECRETS_KEY: other }).stores)).toBe(0);
  });

  it('with another CURSOR_SECRET warns once', async () => {
    const settings = { SECRETS_KEY: other, CURSOR_SECRET: 'a secret of the cursors' };
    await checkKeys(contextOf(settings));
    await checkKeys(contextOf(settings));
    expect(lines.filter((line) => line.includes('CURSOR_SECRET is not the one'))).toHaveLength(1);
    expect(lines.join('')).not.toContain(settings.CURSOR_SECRET);
  });
});
