import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { creditAccount } from '../../../services/billing/credit-account.ts';
import { recordReadOutcome } from '../../../storage/market/sources.ts';
import { auditedAs } from '../../support/accounts/audit.ts';
import {
  buildMember,
  callConsole,
  makeOperator,
  type TestMember,
} from '../../support/console/member.ts';
import { make } from '../../support/console/records.ts';
import { DEAD_PORT } from '../../support/dead-server.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const USD = 1_000_000;

interface LedgerRow {
  kind: string;
  amount_usd_micros: number;
}

describe('what operators do for the installation', () => {
  let api: TestApi;
  let operator: TestMember;
  let customer: TestKey;
  beforeAll(async () => {
    api = await startApi();
    const { stores } = api.ctx;
    operator = await buildMember(api, (await buildKey(stores)).accountId, 'viewer');
    await makeOperator(api, operator);
    customer = await buildKey(stores);
  });
  afterAll(() => api.close());

  const credit = (key: string, body: unknown, accountId = customer.accountId) =>
    callConsole(api, { headers: { ...operator.headers, 'idempotency-key': key } }, [
      ...(['POST', `/accounts/${accountId}/credit`, body] as const),
    ]);
  async function creditsOf({ headers }: TestKey): Promise<number[]> {
    const answer = await fetch(`${api.url}/usage/ledger`, { headers });
    const { data } = (await answer.json()) as { data: LedgerRow[] };
    return data.filter(({ kind }) => kind === 'credit').map((entry) => entry.amount_usd_micros);
  }

  it('gives credit once per key, in the ledger and the audit log of the account', async () => {
    const key = randomUUID();
    const body = { amount_usd_micros: 7 * USD, reason: ' Sorry for the outage ' };
    const answers = await Promise.all([credit(key, body), credit(key, body)]);
    const after = answers.find(({ status }) => status === 200)?.body.data;
    expect(after).toEqual({ id: customer.accountId, balance_usd_micros: expect.any(Number) });
    expect((await credit(key, body)).body.data).toEqual(after);
    expect((await credit(key, { ...body, amount_usd_micros: USD })).status).toBe(422);
    expect(await creditsOf(customer)).toEqual([7 * USD]);
    const audited = await auditedAs(api.ctx.stores, customer.accountId, 'billing.credited');
    const rows = audited.filter(({ requestId }) => requestId !== null);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      actor: operatorCause.actor,
      before: { balance_usd_micros: after.balance_usd_micros - 7 * USD },
      after: { balance_usd_micros: after.balance_usd_micros, reason: 'Sorry for the outage' },
    });
    await credit(randomUUID(), body);
    expect(await creditsOf(customer)).toEqual([7 * USD, 7 * USD]);
  });

  it('books a key once, also after its entry has moved into the ledger', async () => {
    const { accountId } = await buildKey(api.ctx.stores);
    const input = { accountId, cause: operatorCause, reason: 'Test', key: 'console-credit-1' };
    const first = await creditAccount(api.ctx, input, USD);
    await api.ctx.money.flush();
    expect((await creditAccount(api.ctx, input, USD)).balanceUsdMicros).toBe(
      first.balanceUsdMicros,
    );
  });

  it.each([[0], [-5], [0.5], ['5'], [2 ** 60], [10_000 * USD + 1], [null], [undefined]])(
    'names the member for an amount of %p',
    async (amount) => {
      const { status, body } = await credit(randomUUID(), {
        amount_usd_micros: amount,
        reason: 'Test',
      });
      expect([status, body.error.details[0].path]).toEqual([400, 'amount_usd_micros']);
    },
  );

  it.each([[undefined], [null], [''], [' \u200b'], ['x'.repeat(201)], ['a\nb'], [5]])(
    'names the member for a reason of %p',
    async (reason) => {
      const { status, body } = await credit(randomUUID(), { amount_usd_micros: USD, reason });
      expect([status, body.error.details[0].path]).toEqual([400, 'reason']);
    },
  );

  it('gives 10,000 USD at most, and shows the account why', async () => {
    const { accountId, headers } = await buildKey(api.ctx.stores);
    const body = { amount_usd_micros: 10_000 * USD, reason: 'Prize <b>2026</b>' };
    expect((await credit(randomUUID(), body, accountId)).status).toBe(200);
    const ledger = await (await fetch(`${api.url}/usage/ledger`, { headers })).json();
    expect(ledger).toMatchObject({
      data: [{ kind: 'credit', reason: body.reason }, { reason: null }],
    });
    const owner = await buildMember(api, accountId, 'owner');
    const page = await fetch(`${api.url}/console/billing`, { headers: owner.headers });
    expect(await page.text()).toContain('Prize &lt;b&gt;2026&lt;/b&gt;');
  });

  it('knows no account that is not there', async () => {
    expect(
      (await credit(randomUUID(), { amount_usd_micros: USD, reason: 'Test' }, 'acc_none')).status,
    ).toBe(404);
  });

  it('says which servers can be reached, and shows operators alone what needs a hand', async () => {
    const { body } = await callConsole(api, operator, ['GET', '/health']);
    const checks = { mongodb: 'ok', elasticsearch: 'ok', temporal: 'ok' };
    expect(body.data).toEqual({ status: 'ok', checks });
    const { name } = api.ctx.stores.mongo;
    const cut = await startApi({ name, settings: { TEMPORAL_ADDRESS: `127.0.0.1:${DEAD_PORT}` } });
    const away = await callConsole(cut, operator, ['GET', '/health']);
    const overviewOf = async ({ headers }: TestMember) =>
      (await fetch(`${cut.url}/console`, { headers })).text();
    const shown = await overviewOf(operator);
    const owner = await buildMember(api, customer.accountId, 'owner');
    const hidden = await overviewOf(owner);
    await cut.stop();
    expect([away.status, away.body.data]).toEqual([
      200,
      { status: 'unreachable', checks: { ...checks, temporal: 'unreachable' } },
    ]);
    expect(shown).toContain('Parts of the installation that need a hand');
    expect(shown).toMatch(/<th scope="row">Temporal<\/th>/);
    expect(hidden).not.toContain('Parts of the installation');
  });

  it('lists sources by pages, newest first', async () => {
    const made: string[] = [];
    for (const token of ['quill-one', 'quill-two', 'quill-three']) {
      made.push((await make(api, operator, ['/sources', { kind: 'lever', token }])).id);
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path: string = `/sources?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
      const { body } = await callConsole(api, operator, ['GET', path]);
      seen.push(...(body.data as { id: string }[]).map(({ id }) => id));
      cursor = (body as { meta: { next_cursor: string | null } }).meta.next_cursor;
    }
    expect(seen.filter((id) => made.includes(id))).toEqual(made.toReversed());
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('shows a source whose last run failed until it is paused', async () => {
    const feed = { kind: 'greenhouse', token: 'quillark', company: 'Quill <Ark>' };
    const source = await make(api, operator, ['/sources', feed]);
    const lastRun = {
      key: 'run',
      status: 'failed' as const,
      finishedAt: new Date(),
      error: 'gone',
    };
    await recordReadOutcome(api.ctx.stores, source.id, { lastRun });
    const overview = async () =>
      (await fetch(`${api.url}/console`, { headers: operator.headers })).text();
    const link = `<a href="/console/installation/sources/${source.id}">Quill &lt;Ark&gt;</a>`;
    expect(await overview()).toContain(link);
    await make(api, operator, [`/sources/${source.id}`, { enabled: false }, 'PATCH']);
    expect(await overview()).not.toContain(link);
  });
});
