import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { defineRoute } from '../../../api/route.ts';
import { createAccount } from '../../../services/billing/create-account.ts';
import { findMoney } from '../../../storage/billing/account-money.ts';
import { makeJob, makeSalary } from '../../storage/market/market-fixture.ts';
import { uniqueName } from '../../support/servers.ts';
import { dropMarket, seedMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const PRICE = 50_000;

/** A gate that blocks a step until it is opened. */
function whenReleased() {
  let release = () => {};
  let reached = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  return { released, isReached, release: () => release(), reached: () => reached() };
}

/** The endpoint with the test's own work. */
function pricedRoute(work: () => Promise<void>) {
  return defineRoute(
    {
      name: 'averageSlowly',
      method: 'get',
      path: '/jobs/salary-average',
      access: { scopes: ['jobs:read'], role: 'viewer' },
      charge: 'salary_average',
      idempotent: true,
      query: z.object({ title: z.string() }),
      response: z.object({}),
      summary: 'Costs what an average costs.',
    },
    async () => {
      await work();
      return { body: {} };
    },
  );
}

/** Promise: a response costs 0.05 USD; an error costs nothing, and a replay costs nothing more (decision 0017). */
describe('charging for GET /jobs/salary-average', () => {
  let api: TestApi;
  let other: TestApi;
  beforeAll(async () => {
    const name = uniqueName('salary');
    [api, other] = await Promise.all([startApi({ name }), startApi({ name })]);
    await seedMarket(api.ctx.stores, [
      makeJob({ title: 'Thatcher', salary: makeSalary(50_000, 60_000) }),
    ]);
  });
  afterAll(async () => {
    await other.stop();
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  async function payer(creditUsdMicros: number) {
    const email = `payer-${Date.now()}-${Math.random()}@example.com`;
    const { account, apiKey } = await createAccount(api.ctx.stores, {
      email,
      creditUsdMicros,
      requestsPerMinute: 10_000,
    });
    const headers = { authorization: `Bearer ${apiKey}` };
    return {
      ask: (query = 'title=Thatcher', more: Record<string, string> = {}, at = api) =>
        fetch(`${at.url}/jobs/salary-average?${query}`, { headers: { ...headers, ...more } }),
      balance: async () => (await findMoney(api.ctx.stores, account.id))?.balanceUsdMicros,
    };
  }

  it('takes the price once per response, and nothing for an error', async () => {
    const { ask, balance } = await payer(2 * PRICE + 1);
    expect((await ask()).status).toBe(200);
    expect((await ask('currency=USD')).status).toBe(400);
    expect((await ask('title=Thatcher&nonsense=1')).status).toBe(400);
    expect(await balance()).toBe(PRICE + 1);
    expect((await ask('title=Nobody')).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({
      error: { code: 'PAYMENT_REQUIRED', details: [{ path: 'balance' }] },
    });
    expect(await balance()).toBe(1);
  });

  it('costs nothing while Elasticsearch is unreachable', async () => {
    const { ask, balance } = await payer(PRICE);
    const broken = await startApi({
      settings: {
        MONGODB_URL: api.ctx.config.mongodb.url,
        ELASTICSEARCH_URL: 'http://127.0.0.1:9',
      },
    });
    expect((await ask('title=Thatcher', {}, broken)).status).toBe(503);
    await broken.stop();
    expect(await balance()).toBe(PRICE);
  });

  it.each([undefined, 'late-one'])(
    'costs nothing when the result comes after a 503 was sent (Idempotency-Key: %s)',
    async (key) => {
      const { ask, balance } = await payer(3 * PRICE);
      const hanging = whenReleased();
      const slow = pricedRoute(async () => {
        hanging.reached();
        await hanging.released;
      });
      const { url } = api.ctx.config.mongodb;
      const late = await startApi({ routes: [slow], settings: { MONGODB_URL: url } });
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
      try {
        const answer = ask('title=x', key === undefined ? {} : { 'idempotency-key': key }, late);
        await hanging.isReached;
        jest.advanceTimersByTime(120_000);
        expect((await answer).status).toBe(503);
      } finally {
        jest.useRealTimers();
      }
      hanging.release();
      // A late charge would be booked before this.
      expect((await ask('title=Thatcher', {}, late)).status).toBe(200);
      await late.stop();
      expect(await balance()).toBe(2 * PRICE);
    },
  );

  it('is not given up once its charge is being booked', async () => {
    const { ask, balance } = await payer(2 * PRICE);
    const booking = whenReleased();
    const { url } = api.ctx.config.mongodb;
    const quick = pricedRoute(() => Promise.resolve());
    const late = await startApi({ routes: [quick], settings: { MONGODB_URL: url } });
    const change = late.ctx.money.change.bind(late.ctx.money);
    jest.spyOn(late.ctx.money, 'change').mockImplementation(async (...args) => {
      booking.reached();
      await booking.released;
      return change(...args);
    });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
    const answer = ask('title=Thatcher', {}, late);
    try {
      await booking.isReached;
      jest.advanceTimersByTime(120_000);
    } finally {
      jest.useRealTimers();
    }
    booking.release();
    expect([(await answer).status, await balance()]).toEqual([200, PRICE]);
    await late.stop();
  });

  it('costs a repeated call under the same Idempotency-Key once, also concurrently and on two processes', async () => {
    const { ask, balance } = await payer(3 * PRICE);
    const key = { 'idempotency-key': 'one' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => ask('title=Thatcher', key, i % 2 ? api : other)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const again = await ask('title=Thatcher', key);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await ask('title=Other', key)).status).toBe(422);
    expect(await balance()).toBe(2 * PRICE);
    expect((await ask('title=Thatcher', { 'idempotency-key': 'two' })).status).toBe(200);
    expect(await balance()).toBe(PRICE);
  });

  it('answers ten of a hundred concurrent calls with funds for ten', async () => {
    const { ask, balance } = await payer(10 * PRICE);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => ask('title=Thatcher', {}, i % 2 ? api : other)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 402)).toHaveLength(90);
    expect(await balance()).toBe(0);
  });
});
