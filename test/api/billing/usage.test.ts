import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usageMonth } from '../../../domain/accounts/meters.ts';
import { reserve, settleHold } from '../../../services/billing/holds.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call, type Json } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Row extends Json {
  id: string;
  amount_usd_micros: number;
  balance_after: number;
}

/** Promise: usage shows what was counted and charged in a month (decision 0006). */
describe('GET /usage', () => {
  let api: TestApi;
  let key: TestKey;
  const month = usageMonth(new Date());
  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
    const charge = { accountId: key.accountId, kind: 'ai_tokens' as const, reference: 'ses_1' };
    const turn = (turnKey: string, model: string, cost: number) =>
      settleHold(api.ctx, {
        ...charge,
        key: turnKey,
        amountUsdMicros: cost,
        tokens: { model, input: 1_000, output: 50 },
      });
    for (const turnKey of ['a', 'b', 'c']) {
      await reserve(api.ctx, { ...charge, key: turnKey, amountUsdMicros: 9_000 });
    }
    await turn('a', 'gpt-test', 4_000);
    await turn('b', 'offline', 0);
  });
  afterAll(() => api.close());

  it('shows balance, holds, spending, meters, tokens and charges of the month', async () => {
    const { status, body } = await call(api, key, { path: `/usage?month=${month}` });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      month,
      balance_usd_micros: 4_996_000,
      held_usd_micros: 9_000,
      monthly_limit_usd_micros: null,
      spent_usd_micros: 4_000,
      meters: expect.arrayContaining([
        expect.objectContaining({ meter: 'search_rows', used: 0, quota: 100_000 }),
        expect.objectContaining({ meter: 'ai_summaries', used: 0, quota: 20 }),
      ]),
      tokens: [
        { model: 'gpt-test', input: 1_000, output: 50, cost_usd_micros: 4_000 },
        { model: 'offline', input: 1_000, output: 50, cost_usd_micros: 0 },
      ],
      charges: [{ kind: 'ai_tokens', count: 2, cost_usd_micros: 4_000 }],
    });
    expect(body.data['meters']).toHaveLength(9);
  });

  it('includes all calls that were answered before', async () => {
    const caller = await buildKey(api.ctx.stores);
    const calls = async () => {
      await call(api, caller, { path: '/webhooks' });
      const { body } = await call(api, caller, { path: '/usage' });
      const meters = body.data['meters'] as { meter: string; used: number }[];
      return meters.find(({ meter }) => meter === 'platform_calls')?.used;
    };
    expect([await calls(), await calls(), await calls()]).toEqual([1, 2, 3]);
  });

  it('resets meters with the month, summaries with the day', async () => {
    const { body } = await call(api, key, { path: '/usage?month=2026-02' });
    expect(body.data).toMatchObject({ month: '2026-02', spent_usd_micros: 0, charges: [] });
    const meters = body.data['meters'] as { meter: string; resets_at: string }[];
    for (const { resets_at: reset } of meters) expect(reset).toBe('2026-03-01T00:00:00.000Z');
  });

  it.each(['2026-13', '2026', '26-01', 'x'])('400 for the month %s', async (text) => {
    const { status, body } = await call(api, key, { path: `/usage?month=${text}` });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: 'month' }] } },
    });
  });

  it('lists the ledger newest first; the balance is its sum', async () => {
    const rows: Row[] = [];
    let cursor: string | null = null;
    do {
      const at: string = cursor === null ? '' : `&cursor=${cursor}`;
      const page = await call<{ data: Row[]; meta: { next_cursor: string | null } }>(api, key, {
        path: `/usage/ledger?limit=2${at}`,
      });
      rows.push(...page.body.data);
      cursor = page.body.meta.next_cursor;
    } while (cursor !== null);
    expect(rows).toMatchObject([
      { kind: 'ai_tokens', amount_usd_micros: 0, balance_after: 4_996_000, reference: 'ses_1' },
      { kind: 'ai_tokens', amount_usd_micros: -4_000, balance_after: 4_996_000 },
      { kind: 'grant', amount_usd_micros: 5_000_000, balance_after: 5_000_000, reference: null },
    ]);
    for (const { id } of rows) expect(id).toMatch(/^led_[0-9A-Za-z]{20}$/);
    expect(rows.reduce((sum, row) => sum + row.amount_usd_micros, 0)).toBe(4_996_000);
  });

  it('shows the ledger only to its account', async () => {
    const stranger = await buildKey(api.ctx.stores);
    const { body } = await call<{ data: Row[] }>(api, stranger, { path: '/usage/ledger' });
    expect(body.data).toHaveLength(1);
  });
});
