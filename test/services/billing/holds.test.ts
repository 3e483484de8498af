import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { release, reserve, settleHold } from '../../../services/billing/holds.ts';
import { createMoneyWriter } from '../../../services/billing/money-writer.ts';
import { sweepMoneyOf } from '../../../services/billing/sweep-money.ts';
import { findMoney } from '../../../storage/billing/account-money.ts';
import { createAccount } from '../../../services/billing/create-account.ts';
import { watchedStores } from '../../support/crashing-stores.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: a turn reserves first, settles with the reported usage, and releases on failure (decision 0017). */
describe('holds', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ routes: [] });
  });
  afterAll(() => api.close());

  async function account(creditUsdMicros: number): Promise<string> {
    const email = `payer-${Math.random()}@example.com`;
    return (await createAccount(api.ctx.stores, { email, creditUsdMicros })).account.id;
  }
  const charge = (accountId: string, key: string, amountUsdMicros: number) => ({
    accountId,
    key,
    kind: 'ai_tokens' as const,
    reference: 'ses_1',
    amountUsdMicros,
  });

  it('reserves, books the usage, and books it once', async () => {
    const accountId = await account(1_000);
    await reserve(api.ctx, charge(accountId, 'a', 600));
    await reserve(api.ctx, charge(accountId, 'a', 600));
    await expect(reserve(api.ctx, charge(accountId, 'b', 401))).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
      details: [{ path: 'balance' }],
    });
    for (let i = 0; i < 3; i += 1) await settleHold(api.ctx, charge(accountId, 'a', 250));
    await api.ctx.money.flush();
    await reserve(api.ctx, charge(accountId, 'a', 600));
    await settleHold(api.ctx, charge(accountId, 'a', 250));
    await release(api.ctx, { accountId, key: 'a' });
    const money = await findMoney(api.ctx.stores, accountId);
    expect(money).toMatchObject({ balanceUsdMicros: 750, holds: [], sequence: 2 });
  });

  it('returns the first booking, wherever its entry is stored', async () => {
    const accountId = await account(1_000);
    const first = await settleHold(api.ctx, charge(accountId, 'a', 250));
    expect(first).toMatchObject({ amountUsdMicros: -250, balanceAfterUsdMicros: 750 });
    expect(await settleHold(api.ctx, charge(accountId, 'a', 300))).toEqual(first);
    await sweepMoneyOf(api.ctx, accountId);
    expect(await settleHold(api.ctx, charge(accountId, 'a', 300))).toEqual(first);
  });

  it('admits exactly ten of a hundred concurrent holds with funds for ten', async () => {
    const accountId = await account(10 * 50);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) => reserve(api.ctx, charge(accountId, `k${i}`, 50))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it.each(['accounts.findOne', 'ledger.find', 'accounts.updateOne'])(
    'books a key once when another process books it, and its entry moves, at %s',
    async (moment) => {
      const accountId = await account(1_000);
      const books = charge(accountId, 'turn', 100);
      let interrupted = false;
      const stores = watchedStores(api.ctx.stores, async (step, when) => {
        if (interrupted || step !== moment || when !== 'before') return;
        interrupted = true;
        await settleHold(api.ctx, books);
        await sweepMoneyOf(api.ctx, accountId);
      });
      const slow = { ...api.ctx, stores, money: createMoneyWriter({ ...api.ctx, stores }) };
      await settleHold(slow, books);
      expect(interrupted).toBe(true);
      const money = await findMoney(api.ctx.stores, accountId);
      expect(money).toMatchObject({ balanceUsdMicros: 900, sequence: 2 });
    },
  );
});
