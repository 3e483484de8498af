import { describe, expect, it } from '@jest/globals';
import {
  book,
  charge,
  noMoney,
  release,
  reserve,
  bookCharge,
  type AccountMoney,
} from '../../../domain/billing/account-money.ts';
import { moneyEvents } from '../../../domain/billing/money-events.ts';
import { swept, withSweep } from '../../../domain/billing/sweep-time.ts';
import { failTopUp, setAutoTopUp, withDueTopUp } from '../../../domain/billing/top-up.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hour = 3_600_000;
const later = new Date(now.getTime() + hour);
const entry = { id: 'led_1', reference: 'ses_1', tokens: null, kind: 'ai_tokens' as const };
const hold = (key: string, amountUsdMicros: number, expiresAt = later) => ({
  key,
  amountUsdMicros,
  kind: 'ai_tokens' as const,
  reference: 'ses_1',
  expiresAt,
});
const withBalance = (balanceUsdMicros: number, more: Partial<AccountMoney> = {}): AccountMoney => ({
  ...noMoney,
  version: 1,
  balanceUsdMicros,
  ...more,
});
const refusedFor = (path: string) =>
  expect.objectContaining({
    code: 'PAYMENT_REQUIRED',
    details: [expect.objectContaining({ path })],
  });
const caught = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

/** Promise: reserve, settle and release keep balance and holds consistent (decision 0017). */
describe('the money of an account', () => {
  it('holds available money, and names the limit for more', () => {
    const held = reserve(withBalance(100), hold('a', 60), now);
    expect(caught(() => reserve(held, hold('b', 41), now))).toEqual(refusedFor('balance'));
    expect(reserve(held, hold('b', 40), now).holds).toHaveLength(2);
    const failure = { amountUsdMicros: 5, reason: 'card_declined' };
    const card = { customer: null, paymentMethod: 'pm_1', failure };
    expect(caught(() => reserve({ ...held, card }, hold('b', 41), now))).toEqual(
      refusedFor('card'),
    );
    const limited = { ...held, monthlyLimitUsdMicros: 80 };
    expect(caught(() => reserve(limited, hold('b', 21), now))).toEqual(refusedFor('monthly_limit'));
    expect(reserve(limited, hold('b', 20), now).holds).toHaveLength(2);
  });

  it('counts only charges of this UTC month against the monthly limit', () => {
    const spent = { month: '2026-10', usdMicros: 90 };
    const money = withBalance(100, { monthlyLimitUsdMicros: 50, spent });
    const charged = charge(money, { ...entry, key: 'a', amountUsdMicros: 30 }, now);
    expect(charged.spent).toEqual({ month: '2026-11', usdMicros: 30 });
    const more = { ...entry, key: 'b', amountUsdMicros: 21 };
    expect(caught(() => charge(charged, more, now))).toEqual(refusedFor('monthly_limit'));
  });

  it('releases expired holds at the next reservation', () => {
    const held = reserve(withBalance(100), hold('lost', 100, now), new Date(now.getTime() - 1));
    expect(reserve(held, hold('b', 100), now).holds.map(({ key }) => key)).toEqual(['b']);
  });

  it.each([
    ['less than was held', 40, 40],
    ['all that was held', 60, 60],
    ['never more than was held', 90, 60],
    ['nothing', 0, 0],
  ])('settles %s', (_, cost, booked) => {
    const held = reserve(withBalance(100), hold('a', 60), now);
    const settled = bookCharge(held, { ...entry, key: 'a', amountUsdMicros: cost }, now);
    expect(settled).toMatchObject({ balanceUsdMicros: 100 - booked, holds: [], sequence: 1 });
    expect(settled.entries).toMatchObject([
      { key: 'a', amountUsdMicros: 0 - booked, balanceAfterUsdMicros: 100 - booked, at: now },
    ]);
  });

  it('settles a charge without a hold from the available balance, never below zero', () => {
    const other = reserve(withBalance(100), hold('other', 70), now);
    const settled = bookCharge(other, { ...entry, key: 'a', amountUsdMicros: 60 }, now);
    expect(settled).toMatchObject({ balanceUsdMicros: 70, holds: [{ key: 'other' }] });
  });

  it('releases one hold and no other', () => {
    const held = reserve(withBalance(100), hold('a', 60), now);
    expect(release(held, 'a').holds).toEqual([]);
    expect(release(held, 'b')).toBe(held);
  });
});

describe('the effects of a change of money', () => {
  const wanted = {
    card: { customer: null, paymentMethod: 'pm_1' },
    thresholdUsdMicros: 50,
    amountUsdMicros: 1_000,
  };
  const spend = (money: AccountMoney, amount: number) =>
    book(money, { ...entry, key: `k${money.sequence}`, amountUsdMicros: -amount }, now);

  it('announces a low balance once per fall below the threshold', () => {
    const before = setAutoTopUp(withBalance(100), wanted);
    const low = spend(before, 60);
    expect(moneyEvents(before, low)).toEqual([
      {
        kind: 'billing.balance_low',
        data: { balance_usd_micros: 40, threshold_usd_micros: 50 },
      },
    ]);
    expect(moneyEvents(low, spend(low, 10))).toEqual([]);
  });

  it.each([
    ['a raised balance', { balanceUsdMicros: 150 }, true],
    ['a raised monthly limit', { monthlyLimitUsdMicros: 600 }, true],
    ['a removed monthly limit', { monthlyLimitUsdMicros: null }, true],
    ['a lowered monthly limit', { monthlyLimitUsdMicros: 400 }, false],
    ['a lowered balance', { balanceUsdMicros: 50 }, false],
    ['a hold that ended', { holds: [] }, false],
  ])('%s raises the funds: %s', (_, change, isRaised) => {
    const before = {
      ...reserve(withBalance(1_000_100), hold('a', 60), now),
      monthlyLimitUsdMicros: 500,
    };
    const base = { ...before, balanceUsdMicros: 1_000_100 };
    const delta = 'balanceUsdMicros' in change ? change.balanceUsdMicros - 100 : 0;
    const after = { ...base, ...change, balanceUsdMicros: base.balanceUsdMicros + delta };
    const news = moneyEvents(base, after).map(({ kind }) => kind);
    expect(news).toEqual(isRaised ? ['billing.funds_raised'] : []);
  });

  it('has one top-up due at a time, and none with a declined card', () => {
    const low = spend(setAutoTopUp(withBalance(100), wanted), 60);
    const due = withDueTopUp(low);
    expect(due.topUp).toEqual({ key: 'auto-1', amountUsdMicros: 1_000 });
    expect(withDueTopUp(due)).toBe(due);
    const failure = { amountUsdMicros: 1_000, reason: 'card_declined' };
    const failed = failTopUp(due, { failure, topUpKey: 'auto-1', charged: wanted.card });
    expect(withDueTopUp(failed)).toBe(failed);
    expect(moneyEvents(due, failed)).toEqual([
      {
        kind: 'billing.charge_failed',
        data: { amount_usd_micros: 1_000, reason: 'card_declined' },
      },
    ]);
    expect(
      moneyEvents(failed, failTopUp(failed, { failure, topUpKey: 'x', charged: wanted.card })),
    ).toEqual([]);
  });

  it.each([
    ['another card', { customer: null, paymentMethod: 'pm_2' }],
    ['the same method of another customer', { customer: 'cus_2', paymentMethod: 'pm_1' }],
  ])('%s that was stored during a charge is not affected by its decline', (_which, card) => {
    const due = withDueTopUp(spend(setAutoTopUp(withBalance(100), wanted), 60));
    const replaced = { ...setAutoTopUp(due, { ...wanted, card }), version: due.version + 1 };
    const failure = { amountUsdMicros: 1_000, reason: 'card_declined' };
    const failed = failTopUp(replaced, { failure, topUpKey: 'auto-1', charged: wanted.card });
    expect(failed).toMatchObject({ card: { ...card, failure: null }, topUp: null });
    expect(moneyEvents(replaced, failed)).toEqual([]);
    expect(withDueTopUp(failed).topUp).toEqual({
      key: `auto-${replaced.version}`,
      amountUsdMicros: 1_000,
    });
  });

  it('is swept some minutes after an entry, else when the first hold expires', () => {
    const soon = new Date(now.getTime() + 5 * 60_000);
    const held = withSweep(reserve(withBalance(100), hold('a', 10), now), now);
    expect(held.sweepAt).toEqual(later);
    const spent = withSweep(spend(held, 10), now);
    expect(spent.sweepAt).toEqual(soon);
    expect(withSweep(spent, later).sweepAt).toEqual(soon);
    expect(swept({ ...spent, entries: [] }, now).sweepAt).toEqual(later);
    expect(swept(withBalance(1), now).sweepAt).toBeNull();
  });
});
