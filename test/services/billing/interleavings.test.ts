import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { heldUsdMicros } from '../../../domain/billing/account-money.ts';
import type { AppContext } from '../../../services/context.ts';
import { chargeOnce } from '../../../services/billing/charge-once.ts';
import { findLedgerDifference } from '../../../services/billing/check-ledger.ts';
import { creditPayment } from '../../../services/billing/end-top-up.ts';
import { release, reserve, settleHold } from '../../../services/billing/holds.ts';
import { createMoneyWriter } from '../../../services/billing/money-writer.ts';
import { sweepMoneyOf } from '../../../services/billing/sweep-money.ts';
import { createAccount } from '../../../services/billing/create-account.ts';
import { findMoney } from '../../../storage/billing/account-money.ts';
import { listLedger } from '../../../storage/billing/ledger.ts';
import { crashingStores } from '../../support/crashing-stores.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const PROCESSES = 3;
const START = 1_000;
const ALL = { before: null, limit: 10_000 };

const step = fc.record({
  process: fc.nat(PROCESSES - 1),
  act: fc.constantFrom('reserve', 'settle', 'release', 'charge', 'pay', 'expire', 'move', 'check'),
  key: fc.constantFrom('a', 'b', 'c', 'd'),
  amount: fc.nat(600),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Concurrent steps, and the number of reads and writes that each process survives. */
const round = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
  fuses: fc.tuple(...Array.from({ length: PROCESSES }, () => fc.integer({ min: 1, max: 60 }))),
});

/**
 * Promise: the balance is the sum of its entries at all times, never below zero, and nothing is charged twice (decision
 * 0017).
 */
describe('money under any interleaving of calls and crashes', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ routes: [] });
  });
  afterAll(() => api.close());

  function processOf(left: number): AppContext {
    const stores = crashingStores(api.ctx.stores, { left });
    return { ...api.ctx, stores, money: createMoneyWriter({ ...api.ctx, stores }) };
  }

  async function perform(ctx: AppContext, accountId: string, { act, key, amount }: Step) {
    const charge = {
      accountId,
      key,
      kind: 'ai_tokens' as const,
      reference: 'ses_1',
      amountUsdMicros: amount,
    };
    switch (act) {
      case 'reserve':
        return reserve(ctx, charge);
      case 'settle':
        return settleHold(ctx, charge);
      case 'release':
        return release(ctx, charge);
      case 'charge':
        return chargeOnce(ctx, { ...charge, kind: 'salary_average', key: `call-${key}` });
      case 'pay':
        return creditPayment(ctx, { ...charge, paymentId: key });
      case 'move':
        return ctx.money.flush();
      case 'check':
        return expect(await findLedgerDifference(api.ctx.stores, accountId)).toBeNull();
      case 'expire':
        await ctx.money.change(accountId, { key: null, apply: expireAll });
        return sweepMoneyOf(ctx, accountId);
    }
  }

  async function entriesOf(accountId: string) {
    const money = await findMoney(api.ctx.stores, accountId);
    if (money === null) throw new Error('The account is gone.');
    const moved = await listLedger(api.ctx.stores, accountId, ALL);
    const entries = new Map([...moved, ...money.entries].map((entry) => [entry.id, entry]));
    return { money, entries: [...entries.values()] };
  }

  async function expectSound(accountId: string): Promise<void> {
    expect(await findLedgerDifference(api.ctx.stores, accountId)).toBeNull();
    const { money, entries } = await entriesOf(accountId);
    const keys = entries.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { balanceAfterUsdMicros } of entries) {
      expect(balanceAfterUsdMicros).toBeGreaterThanOrEqual(0);
    }
    expect(money.balanceUsdMicros).toBeGreaterThanOrEqual(heldUsdMicros(money));
    expect(new Set(money.holds.map(({ key }) => key)).size).toBe(money.holds.length);
  }

  /** Every acknowledged change is booked. */
  async function expectBooked(accountId: string, acknowledged: readonly Step[]): Promise<void> {
    const keys = new Set((await entriesOf(accountId)).entries.map(({ key }) => key));
    for (const { act, key } of acknowledged) {
      if (act === 'settle') expect(keys).toContain(key);
      if (act === 'charge') expect(keys).toContain(`call-${key}`);
      if (act === 'pay') expect(keys).toContain(`payment:${key}`);
    }
  }

  it('equals the sum of its ledger', async () => {
    let accounts = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 4 }), async (rounds) => {
        const email = `interleaved-${(accounts += 1)}@example.com`;
        const request = { email, creditUsdMicros: START };
        const accountId = (await createAccount(api.ctx.stores, request)).account.id;
        for (const { steps, fuses } of rounds) {
          const processes = fuses.map(processOf);
          const outcomes = await Promise.allSettled(
            steps.map((one) => perform(processes[one.process] as AppContext, accountId, one)),
          );
          const failed = outcomes.find(
            (outcome) => outcome.status === 'rejected' && 'matcherResult' in outcome.reason,
          );
          expect(failed).toBeUndefined();
          await expectSound(accountId);
          const acknowledged = steps.filter((_, index) => outcomes[index]?.status === 'fulfilled');
          await expectBooked(accountId, acknowledged);
        }
        await sweepMoneyOf(api.ctx, accountId);
        await expectSound(accountId);
        expect((await entriesOf(accountId)).money.entries).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 240_000);
});

function expireAll<T extends { holds: readonly { expiresAt: Date }[] }>(money: T): T {
  const past = new Date(Date.now() - 1);
  return { ...money, holds: money.holds.map((hold) => ({ ...hold, expiresAt: past })) };
}
