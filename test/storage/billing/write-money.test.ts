import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { charge, type AccountMoney } from '../../../domain/billing/account-money.ts';
import { findLedgerDifference } from '../../../services/billing/check-ledger.ts';
import { moveEntries } from '../../../services/billing/move-entries.ts';
import { createAccount } from '../../../services/billing/create-account.ts';
import { newId } from '../../../storage/new-id.ts';
import { findMoney } from '../../../storage/billing/account-money.ts';
import { writeMoney } from '../../../storage/billing/write-money.ts';
import type { Stores } from '../../../storage/stores.ts';
import { watchedStores } from '../../support/crashing-stores.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const START = 1_000;
const PRICE = 100;

/** Promise: of changes written in one batch each gets its own result. */
describe('changes of several accounts written in one batch', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ routes: [] });
  });
  afterAll(() => api.close());

  async function newAccount(): Promise<string> {
    const email = `${newId('account')}@example.com`;
    return (await createAccount(api.ctx.stores, { email, creditUsdMicros: START })).account.id;
  }

  async function moneyOf(accountId: string): Promise<AccountMoney> {
    const money = await findMoney(api.ctx.stores, accountId);
    if (money === null) throw new Error('There is no such account.');
    return money;
  }

  /** Charges the price at this version of the money; null when it has changed. */
  function take(stores: Stores, accountId: string, from: AccountMoney) {
    const id = newId('ledgerEntry');
    const entry = { id, key: id, kind: 'salary_average', reference: 'r', tokens: null } as const;
    const to = charge(from, { ...entry, amountUsdMicros: PRICE }, new Date());
    return writeMoney(stores, accountId, { from, to, events: [], trail: [] });
  }

  it('distinguishes lost races from writes whose entries were moved meanwhile', async () => {
    const { stores } = api.ctx;
    const [written, overtaken, moved] = await Promise.all([
      newAccount(),
      newAccount(),
      newAccount(),
    ]);
    const steps: string[] = [];
    const watched = watchedStores(stores, async (step, when) => {
      steps.push(`${when} ${step}`);
      if (step !== 'accounts.bulkWrite') return;
      if (when === 'before') await take(stores, overtaken, await moneyOf(overtaken));
      else
        await moveEntries(
          { stores, entryReactions: [] },
          new Map([[moved, (await moneyOf(moved)).entries]]),
        );
    });
    const accounts = [written, overtaken, moved];
    const before = await Promise.all(accounts.map(moneyOf));
    const told = await Promise.all(
      accounts.map((accountId, index) => take(watched, accountId, before[index] as AccountMoney)),
    );
    expect(told).toEqual([[], null, []]);
    expect(steps).toContain('after accounts.bulkWrite');
    for (const accountId of accounts) {
      expect((await moneyOf(accountId)).balanceUsdMicros).toBe(START - PRICE);
      expect(await findLedgerDifference(stores, accountId)).toBeNull();
    }
  });

  it('lets one of two writers from the same state win, in each account', async () => {
    const { stores } = api.ctx;
    const accounts = await Promise.all([newAccount(), newAccount(), newAccount()]);
    const before = await Promise.all(accounts.map(moneyOf));
    const takeAll = (from: Stores) =>
      Promise.all(
        accounts.map((accountId, index) => take(from, accountId, before[index] as AccountMoney)),
      );
    const [ours, theirs] = await Promise.all([
      takeAll(stores),
      takeAll(watchedStores(stores, () => undefined)),
    ]);
    accounts.forEach((_accountId, index) => {
      expect([ours[index], theirs[index]].filter((told) => told !== null)).toHaveLength(1);
    });
    for (const accountId of accounts) {
      expect((await moneyOf(accountId)).balanceUsdMicros).toBe(START - PRICE);
    }
  });
});
