import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { setAutoTopUp } from '../../../services/billing/billing-settings.ts';
import {
  buildMember,
  callConsole,
  makeOperator,
  type TestMember,
} from '../../support/console/member.ts';
import { make } from '../../support/console/records.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const MAIL = 'mal_0NaQ8xT2v7Bd1kZp4mXw';

describe('what the console shows of the operation', () => {
  let api: TestApi;
  let key: TestKey;
  let owner: TestMember;
  let stranger: TestMember;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'outbox-'));
    api = await startApi({ settings: { MAIL_DIR: directory } });
    key = await buildKey(api.ctx.stores);
    owner = await buildMember(api, key.accountId, 'owner');
    await makeOperator(api, owner);
    stranger = await buildMember(api, (await buildKey(api.ctx.stores)).accountId, 'owner');
  });
  afterAll(async () => {
    await api.close();
    await rm(directory, { recursive: true });
  });
  const get = async (path: string, member = owner) =>
    (await callConsole(api, member, ['GET', path])).body.data;

  it('lists failed calls of the account with code, route, key and request id', async () => {
    const call = (path: string, id: string) =>
      fetch(api.url + path, { headers: { ...key.headers, 'x-request-id': id } });
    expect((await call('/jobs/job_none', 'req-1')).status).toBe(404);
    expect((await call('/jobs?limit=many', 'req-2')).status).toBe(400);
    expect((await call('/account', 'req-3')).status).toBe(200);
    expect(await get('/failed-calls')).toMatchObject([
      { request_id: 'req-2', code: 'invalid_request', status: 400, route: '/jobs' },
      { request_id: 'req-1', code: 'not_found', method: 'GET', route: '/jobs/{id}' },
    ]);
    expect(await get('/failed-calls?request_id=req-1')).toHaveLength(1);
    expect(await get('/failed-calls?code=not_found')).toHaveLength(1);
    expect(await get('/failed-calls?code=rate_limited')).toEqual([]);
    expect(await get('/failed-calls', stranger)).toEqual([]);
  });

  it('lists all calls of the account with path, status, time and request id', async () => {
    const call = (path: string, id: string) =>
      fetch(api.url + path, { headers: { ...key.headers, 'x-request-id': id } });
    expect((await call('/account', 'all-1')).status).toBe(200);
    expect((await call('/jobs/job_none?x=secret', 'all-2')).status).toBe(404);
    expect((await call('/candidates/mara%40example.com', 'all-3')).status).toBe(404);
    const [third, second, first] = await get('/calls');
    expect(first).toMatchObject({ request_id: 'all-1', method: 'GET', path: '/account' });
    expect(first).toMatchObject({ status: 200, route: '/account', ms: expect.any(Number) });
    expect(second).toMatchObject({ status: 404, path: '/jobs/job_none', route: '/jobs/{id}' });
    // A path with anything but plain words and ids may hold personal data.
    expect(third).toMatchObject({ status: 404, path: '/candidates/{id}' });
    expect(await get('/calls?request_id=all-2')).toHaveLength(1);
    expect((await get('/calls?status=404&route=%2Fjobs%2F%7Bid%7D')).length).toBeGreaterThan(0);
    expect(await get('/calls?method=DELETE')).toEqual([]);
    expect(await get('/calls', stranger)).toEqual([]);
    const refused = await callConsole(api, owner, ['GET', '/calls?status=many']);
    expect(refused.status).toBe(400);
    const [kept] = (await api.ctx.stores.mongo.collection('calls').indexes()).filter(
      ({ expireAfterSeconds }) => expireAfterSeconds !== undefined,
    );
    expect(kept).toMatchObject({ key: { at: 1 }, expireAfterSeconds: 7 * 24 * 3600 });
  });

  it('stores no more than 120 failed calls of an account in a minute', async () => {
    const { accountId } = stranger;
    const call = { accountId, keyId: 'key_1', method: 'GET', route: '/jobs', status: 429 };
    for (let number = 0; number < 300; number += 1) {
      api.ctx.failedCalls.note({ ...call, requestId: String(number), code: 'rate_limited' });
    }
    const rows: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const { body } = await callConsole(api, stranger, ['GET', `/failed-calls?limit=100${query}`]);
      rows.push(...body.data);
      cursor = body.meta.next_cursor;
    }
    // The minute may end in between.
    expect([120, 240]).toContain(rows.length);
  });

  it('counts usage by day', async () => {
    const today = new Date().toISOString().slice(0, 10);
    api.ctx.usage.record(key.accountId, 'search_rows', 20);
    api.ctx.usage.record(key.accountId, 'search_rows', 5);
    api.ctx.usage.record(key.accountId, 'ai_summaries', 2);
    const days = await get('/usage/days');
    expect(days).toHaveLength(30);
    const counted = days.find((one: { day: string }) => one.day === today).used;
    expect(counted).toMatchObject({ search_rows: 25, ai_summaries: 2 });
    const { meters } = await get('/usage');
    expect(meters).toContainEqual(expect.objectContaining({ meter: 'search_rows', used: 25 }));
    expect(await get('/usage/days?from=2026-01-01&to=2026-01-02')).toHaveLength(2);
    for (const query of ['from=2026-01-02&to=2026-01-01', 'from=2025-01-01&to=2026-01-01']) {
      expect((await callConsole(api, owner, ['GET', `/usage/days?${query}`])).status).toBe(400);
    }
  });

  it('counts the deliveries of an endpoint by day and by hour', async () => {
    const endpoint = { url: 'https://hooks.example.com/openrole', event_kinds: ['*'] };
    const webhook = await make(api, owner, ['/webhooks', endpoint]);
    await make(api, owner, [`/webhooks/${webhook.id}/test`, {}]);
    const days = await get(`/webhooks/${webhook.id}/stats`);
    expect(days).toHaveLength(7);
    const { delivered, failed, waiting } = days.at(-1);
    expect(delivered + failed + waiting).toBe(1);
    const from = new Date(Date.now() - 2 * 3_600_000).toISOString();
    const hours = await get(`/webhooks/${webhook.id}/stats?step=hour&from=${from}`);
    expect(hours).toHaveLength(3);
    const old = await callConsole(api, owner, [
      'GET',
      `/webhooks/${webhook.id}/stats?from=2020-01-01T00:00:00Z`,
    ]);
    expect(old.status).toBe(400);
    const other = await callConsole(api, stranger, ['GET', `/webhooks/${webhook.id}/stats`]);
    expect(other.status).toBe(404);
  });

  it('tops up by card, and automatically', async () => {
    const wanted = { threshold_usd_micros: 1_000_000, amount_usd_micros: 20_000_000 };
    const put = (body: unknown) => callConsole(api, owner, ['PUT', '/billing/auto-top-up', body]);
    const without = await put(wanted);
    expect([without.status, without.body.error.details[0].path]).toEqual([400, 'card']);
    await setAutoTopUp(
      api.ctx,
      { accountId: owner.accountId, cause: operatorCause },
      {
        thresholdUsdMicros: 0,
        amountUsdMicros: 10_000_000,
        card: { customer: null, paymentMethod: 'pm_1' },
      },
    );
    expect((await put(wanted)).body.data).toMatchObject({
      auto_top_up: wanted,
      card: { payment_method: 'pm_1', failure: null },
    });
    expect((await put({ ...wanted, amount_usd_micros: 12_345 })).status).toBe(400);
    expect((await put(null)).body.data).toMatchObject({ auto_top_up: null, card: null });
    expect(await get('/billing')).toMatchObject({ auto_top_up: null, card: null });
    const charge = { amount_usd_micros: 5_000_000 };
    expect((await callConsole(api, owner, ['POST', '/billing/top-ups', charge])).status).toBe(400);
    expect(await get('/billing/statements')).toEqual([]);
  });

  it('shows operators the mail of MAIL_DIR, and no link that signs somebody in', async () => {
    const mail = (subject: string) =>
      `From: a@example.com\r\nTo: signe@example.com\r\nSubject: ${subject}\r\n\r\nWelcome aboard`;
    await mkdir(join(directory, 'cur'), { recursive: true });
    await writeFile(join(directory, 'cur', `${MAIL}:2,S`), mail('Your offer'));
    await writeFile(join(directory, 'cur', 'lnk_0NaQ8xT2v7Bd1kZp4mXw'), mail('Sign in'));
    expect(await get('/outbox')).toMatchObject([
      { id: MAIL, to: 'signe@example.com', subject: 'Your offer' },
    ]);
    expect((await get(`/outbox/${MAIL}`)).text).toContain('Welcome aboard');
    for (const id of ['lnk_0NaQ8xT2v7Bd1kZp4mXw', '..%2Fetc', 'none']) {
      expect((await callConsole(api, owner, ['GET', `/outbox/${id}`])).status).toBe(404);
    }
    expect((await callConsole(api, stranger, ['GET', '/outbox'])).status).toBe(403);
  });

  it('shows operators the accounts, and the command as code', async () => {
    const answer = await fetch(`${api.url}/console/installation/accounts`, owner);
    const html = await answer.text();
    expect(html).toContain('<code>npm run accounts</code>.');
    expect(html).toContain(key.accountId);
  });

  it('turns HTML into text', async () => {
    const html = '<p>You cast <b>bells</b>.</p><ul><li>Bronze</li></ul><script>x()</script>';
    const { text } = await make(api, owner, ['/plain-text', { html }]);
    expect(text).toContain('- Bronze');
    expect(text).not.toContain('x()');
  });
});
