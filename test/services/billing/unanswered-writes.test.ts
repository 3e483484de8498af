import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mongo } from 'mongoose';
import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { chargeOnce } from '../../../services/billing/charge-once.ts';
import { creditAccount } from '../../../services/billing/credit-account.ts';
import { createMoneyWriter } from '../../../services/billing/money-writer.ts';
import { bringLedgerUpToDate } from '../../../services/billing/read-month.ts';
import { createAccount } from '../../../services/billing/create-account.ts';
import { applySessionModel } from '../../../storage/agent/apply-session.model.ts';
import { findMoney } from '../../../storage/billing/account-money.ts';
import { watchedStores } from '../../support/crashing-stores.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const CREDIT = 1_000;
const PRICE = 50;
const lost = () => new mongo.MongoNetworkError('connection 7 closed');

/**
 * Promise: a refused or failed request costs nothing. A server that goes down may have stored a write without a
 * response.
 */
describe('a money write without a response', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ routes: [] });
  });
  afterAll(() => api.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  async function account(): Promise<string> {
    const email = `unanswered-${Math.random()}@example.com`;
    return (await createAccount(api.ctx.stores, { email, creditUsdMicros: CREDIT })).account.id;
  }
  /** A process whose operations on MongoDB fail as scripted. */
  function shaken(fail: (step: string, when: 'before' | 'after') => Promise<void> | void) {
    const stores = watchedStores(api.ctx.stores, fail);
    return { ...api.ctx, stores, money: createMoneyWriter({ ...api.ctx, stores }) };
  }
  const charge = (accountId: string, key: string | null = null) => ({
    ...{ accountId, key, kind: 'salary_average' as const, reference: 'request' },
    amountUsdMicros: PRICE,
  });
  const moneyOf = (accountId: string) => findMoney(api.ctx.stores, accountId);

  it.each(['before', 'after'] as const)(
    'is booked once when MongoDB goes down %s it is written, and comes back',
    async (moment) => {
      const accountId = await account();
      let away = 0;
      const ctx = shaken((step, when) => {
        if (away === 0 && step === 'accounts.updateOne' && when === moment) away = 3;
        else if (away <= 1) return;
        away -= 1;
        throw lost();
      });
      await chargeOnce(ctx, charge(accountId));
      expect(await moneyOf(accountId)).toMatchObject({
        balanceUsdMicros: CREDIT - PRICE,
        sequence: 2,
      });
    },
  );

  it('is found in the ledger when its entry was moved meanwhile', async () => {
    const accountId = await account();
    let isLost = false;
    const ctx = shaken(async (step, when) => {
      if (isLost || step !== 'accounts.updateOne' || when === 'before') return;
      isLost = true;
      await bringLedgerUpToDate(api.ctx, accountId);
      throw lost();
    });
    await creditAccount(ctx, { accountId, cause: operatorCause, reason: 'Test' }, PRICE);
    expect(await moneyOf(accountId)).toMatchObject({ balanceUsdMicros: CREDIT + PRICE });
  });

  it('succeeds once a credit is booked, whatever fails after it', async () => {
    const accountId = await account();
    jest.spyOn(applySessionModel(api.ctx.stores.mongo), 'find').mockImplementation(() => {
      throw lost();
    });
    const money = await creditAccount(
      api.ctx,
      { accountId, cause: operatorCause, reason: 'Test' },
      PRICE,
    );
    expect(money.balanceUsdMicros).toBe(CREDIT + PRICE);
  });

  it('fails unchanged for an error response, and before anything is written', async () => {
    const accountId = await account();
    for (const step of ['accounts.findOne', 'accounts.updateOne']) {
      let calls = 0;
      const error = step === 'accounts.findOne' ? lost() : new mongo.MongoServerError({ code: 2 });
      const ctx = shaken((name, when) => {
        if (name !== step || when === 'after') return;
        calls += 1;
        throw error;
      });
      await expect(chargeOnce(ctx, charge(accountId))).rejects.toBe(error);
      expect(calls).toBe(1);
    }
    expect(await moneyOf(accountId)).toMatchObject({ balanceUsdMicros: CREDIT });
  });

  it('is given up after half a minute without MongoDB, and logged', async () => {
    const accountId = await account();
    const error = jest.spyOn(api.ctx.log, 'error').mockImplementation(() => undefined);
    const now = Date.now.bind(Date);
    let isLost = false;
    const ctx = shaken((step, when) => {
      if (!isLost && (step !== 'accounts.updateOne' || when === 'before')) return;
      if (isLost) jest.spyOn(Date, 'now').mockImplementation(() => now() + 31_000);
      isLost = true;
      throw lost();
    });
    await expect(chargeOnce(ctx, charge(accountId, 'mine'))).rejects.toThrow('connection 7 closed');
    const told = { account_id: accountId, keys: ['mine'] };
    expect(error).toHaveBeenCalledWith(expect.objectContaining(told), expect.any(String));
  });
});
