import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAccount } from '../../services/billing/create-account.ts';
import { runTool } from '../support/run-tool.ts';
import { uniqueName } from '../support/servers.ts';
import { startApi, testEnvironment, type TestApi } from '../support/start-api.ts';

/** Promise: `npm run ledger:check` finds a balance that is not the sum of its entries (decision 0017). */
describe('npm run ledger:check', () => {
  const name = uniqueName('ledger');
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ routes: [], name });
  });
  afterAll(() => api.close());
  const check = (...args: string[]) => runTool(['ledger', ...args], testEnvironment(name));

  it('exits with 0 without differences, and with 1 and the account when a balance differs', async () => {
    const { account } = await createAccount(api.ctx.stores, { email: 'sound@example.com' });
    const sound = await check('check', '--json');
    expect({ code: sound.code, ...(JSON.parse(sound.output) as object) }).toEqual({
      code: 0,
      accounts: 1,
      differences: [],
    });
    const accounts = api.ctx.stores.mongo.collection<{ _id: string }>('accounts');
    await accounts.updateOne({ _id: account.id }, { $inc: { balanceUsdMicros: -1 } });
    const differing = await check('check');
    expect(differing.code).toBe(1);
    expect(differing.output).toContain(account.id);
    expect(differing.output).toMatch(/1 accounts, 1 differ\.\n$/);
  });

  it('prints --help, and reports wrong use with 2', async () => {
    expect(await check('--help')).toMatchObject({ code: 0 });
    expect(await check('mend')).toMatchObject({ code: 2 });
  });
});
