import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  operatorCause,
  systemCause,
  type Cause,
} from '../../../../domain/accounts/audit/audit-entry.ts';
import type { AuditAction } from '../../../../domain/accounts/audit/registry.ts';
import {
  setAutoTopUp,
  setMonthlyLimit,
  stopAutoTopUp,
} from '../../../../services/billing/billing-settings.ts';
import { creditAccount } from '../../../../services/billing/credit-account.ts';
import { creditPayment, failPayment } from '../../../../services/billing/end-top-up.ts';
import { createApiKey } from '../../../../services/accounts/create-api-key.ts';
import { newAuditEntry } from '../../../../storage/accounts/audit/new-audit-entry.ts';
import { revokeApiKey } from '../../../../storage/accounts/api-keys.ts';
import { setQuota } from '../../../../storage/accounts/quotas.ts';
import { auditedAs, auditLogOf } from '../../../support/accounts/audit.ts';
import { buildKey, type TestKey } from '../../../support/factories.ts';
import { startApi, type TestApi } from '../../../support/start-api.ts';

const user: Cause = {
  actor: { kind: 'user', id: 'usr_1', name: 'Console user' },
  requestId: 'req-of-the-console',
};
const USD = 1_000_000;
const autoTopUp = {
  ...{ thresholdUsdMicros: USD, amountUsdMicros: 20 * USD },
  card: { customer: 'cus_1', paymentMethod: 'pm_1' },
};
const autoTopUpState = {
  threshold_usd_micros: USD,
  amount_usd_micros: 20 * USD,
  payment_method: 'pm_1',
};
const payment = { key: 'auto-7', amountUsdMicros: 20 * USD };

/** Promise: each audited action on keys and money has one row with the state before and after (decision 0005). */
describe('the audit log of services', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ routes: [] });
  });
  afterAll(() => api.close());

  type Act = (owner: TestKey) => Promise<unknown>;
  const settings = ({ accountId }: TestKey) => ({ accountId, cause: user });

  const limit =
    (amount: number | null): Act =>
    (owner) =>
      setMonthlyLimit(api.ctx, settings(owner), amount);
  const topUpBy =
    (wanted: typeof autoTopUp): Act =>
    (owner) =>
      setAutoTopUp(api.ctx, settings(owner), wanted);
  const noTopUp: Act = (owner) => stopAutoTopUp(api.ctx, settings(owner));
  const quota =
    (count: number): Act =>
    ({ accountId }) =>
      setQuota(api.ctx.stores, accountId, { meter: 'emails', quota: count, cause: user });
  const pay =
    (cause?: Cause): Act =>
    ({ accountId }) =>
      creditPayment(api.ctx, {
        ...{ accountId, ...payment, paymentId: 'pi_1' },
        ...(cause !== undefined && { cause }),
      });
  const refuse =
    (key: string): Act =>
    ({ accountId }) =>
      failPayment(api.ctx, { accountId, ...payment, key, reason: 'card_declined', card: null });
  const credit: Act = (owner) =>
    creditAccount(api.ctx, { ...settings(owner), reason: 'Goodwill' }, 2 * USD);
  const revoke: Act = (owner) => revokeApiKey(api.ctx.stores, owner, user);
  const newKey: Act = ({ accountId }) =>
    createApiKey(api.ctx.stores, {
      ...{ accountId, name: 'Import', scopes: ['jobs:read'], cause: user },
      expiresAt: new Date('2027-01-01T00:00:00Z'),
    });

  interface Case {
    act: Act[];
    action: AuditAction;
    /** Newest first. */
    rows: { before: unknown; after: unknown; actor?: unknown }[];
  }
  const cases: [what: string, Case][] = [
    [
      'a limit, and its end',
      {
        act: [limit(5 * USD), limit(null)],
        action: 'billing.monthly_limit_changed',
        rows: [
          {
            before: { monthly_limit_usd_micros: 5 * USD },
            after: { monthly_limit_usd_micros: null },
          },
          {
            before: { monthly_limit_usd_micros: null },
            after: { monthly_limit_usd_micros: 5 * USD },
          },
        ],
      },
    ],
    [
      'the limit that there is',
      {
        act: [limit(5 * USD), limit(5 * USD)],
        action: 'billing.monthly_limit_changed',
        rows: [{ before: expect.anything(), after: { monthly_limit_usd_micros: 5 * USD } }],
      },
    ],
    [
      'automatic top-up, another amount, and its end',
      {
        act: [topUpBy(autoTopUp), topUpBy({ ...autoTopUp, amountUsdMicros: 30 * USD }), noTopUp],
        action: 'billing.auto_top_up_changed',
        rows: [
          { before: { ...autoTopUpState, amount_usd_micros: 30 * USD }, after: null },
          { before: autoTopUpState, after: { ...autoTopUpState, amount_usd_micros: 30 * USD } },
          { before: null, after: autoTopUpState },
        ],
      },
    ],
    [
      'the automatic top-up that there is, and an end where there is none',
      {
        act: [noTopUp, topUpBy(autoTopUp), topUpBy(autoTopUp)],
        action: 'billing.auto_top_up_changed',
        rows: [{ before: null, after: autoTopUpState }],
      },
    ],
    [
      'a quota, and another',
      {
        act: [quota(10), quota(10), quota(0)],
        action: 'billing.quota_changed',
        rows: [
          { before: { meter: 'emails', quota: 10 }, after: { meter: 'emails', quota: 0 } },
          { before: { meter: 'emails', quota: null }, after: { meter: 'emails', quota: 10 } },
        ],
      },
    ],
    [
      'credit, beside that which the account began with',
      {
        act: [credit],
        action: 'billing.credited',
        rows: [
          {
            before: { balance_usd_micros: 3 * USD },
            after: {
              balance_usd_micros: 5 * USD,
              ledger_entry_id: expect.stringMatching(/^led_/),
              reason: 'Goodwill',
            },
          },
          {
            before: { balance_usd_micros: 0 },
            after: { balance_usd_micros: 3 * USD, ledger_entry_id: expect.stringMatching(/^led_/) },
            actor: operatorCause.actor,
          },
        ],
      },
    ],
    [
      'a payment by itself, told twice',
      {
        act: [pay(), pay()],
        action: 'billing.topped_up',
        rows: [
          {
            before: { balance_usd_micros: 3 * USD },
            after: { balance_usd_micros: 23 * USD, ledger_entry_id: expect.any(String) },
            actor: systemCause.actor,
          },
        ],
      },
    ],
    [
      'a payment that somebody asked for',
      {
        act: [pay(user)],
        action: 'billing.topped_up',
        rows: [{ before: expect.anything(), after: expect.anything() }],
      },
    ],
    [
      'two refused charges, the first told twice',
      {
        act: [topUpBy(autoTopUp), refuse('auto-7'), refuse('auto-7'), refuse('manual-1')],
        action: 'billing.top_up_failed',
        rows: Array.from({ length: 2 }, () => ({
          before: null,
          after: { amount_usd_micros: 20 * USD, reason: 'card_declined' },
          actor: systemCause.actor,
        })),
      },
    ],
    [
      'a refused charge without any card',
      {
        act: [refuse('manual-2')],
        action: 'billing.top_up_failed',
        rows: [{ before: null, after: expect.anything(), actor: systemCause.actor }],
      },
    ],
    [
      'a key, beside the two that the account began with',
      {
        act: [newKey],
        action: 'api_key.created',
        rows: [
          {
            before: null,
            after: {
              name: 'Import',
              last_four: expect.stringMatching(/^\w{4}$/),
              scopes: ['jobs:read'],
              requests_per_minute: 60,
              expires_at: '2027-01-01T00:00:00.000Z',
            },
          },
          { before: null, after: expect.anything(), actor: operatorCause.actor },
          { before: null, after: expect.anything(), actor: operatorCause.actor },
        ],
      },
    ],
    [
      'a key that goes, twice',
      {
        act: [revoke, revoke],
        action: 'api_key.revoked',
        rows: [{ before: { revoked_at: null }, after: { revoked_at: expect.any(String) } }],
      },
    ],
  ];

  it.each(cases)('%s', async (_what, { act, action, rows }) => {
    const owner = await buildKey(api.ctx.stores, {}, 3 * USD);
    for (const one of act) await one(owner);
    const found = await auditedAs(api.ctx.stores, owner.accountId, action);
    expect(found).toEqual(
      rows.map(({ before, after, actor = user.actor }) =>
        expect.objectContaining({
          ...{ before, after, actor, accountId: owner.accountId },
          requestId: actor === user.actor ? user.requestId : null,
        }),
      ),
    );
  });

  it('names the key that is revoked', async () => {
    const owner = await buildKey(api.ctx.stores);
    await revoke(owner);
    const [row] = await auditedAs(api.ctx.stores, owner.accountId, 'api_key.revoked');
    expect(row?.target).toEqual({ kind: 'api_key', id: owner.keyId });
  });

  it('holds only the shown part of a key', async () => {
    const owner = await buildKey(api.ctx.stores);
    const log = JSON.stringify(await auditLogOf(api.ctx.stores, owner.accountId));
    expect(log).toContain(owner.apiKey.slice(-4));
    expect(log).not.toContain(owner.apiKey.slice(-5));
  });

  it('has one row for each concurrent change, and the rows form a sequence', async () => {
    const owner = await buildKey(api.ctx.stores);
    const amounts = Array.from({ length: 30 }, (_, index) => index + 1);
    await Promise.all(amounts.map((amount) => quota(amount)(owner)));
    const rows = await auditedAs(api.ctx.stores, owner.accountId, 'billing.quota_changed');
    const changes = rows.map(({ before, after }) => [before, after].map(quotaOf));
    expect(changes.map(([, after]) => after).sort((a, b) => Number(a) - Number(b))).toEqual(
      amounts,
    );
    const befores = changes.map(([before]) => before);
    expect(new Set(befores).size).toBe(amounts.length);
    expect(befores).toContain(null);
  });

  it('never names the person who applied', () => {
    const actor = { kind: 'candidate' as const, id: 'cand_1', name: 'Mara Lindqvist' };
    const cause = { actor, requestId: null };
    const state = { meter: 'emails' as const, quota: null };
    const entry = newAuditEntry(cause, {
      ...{ action: 'billing.quota_changed' as const, accountId: 'acc_1', targetId: 'acc_1' },
      ...{ before: state, after: state },
    });
    expect(entry.actor).toEqual({ kind: 'candidate', id: null, name: null });
  });
});

function quotaOf(state: unknown): number | null {
  return (state as { quota: number | null }).quota;
}
