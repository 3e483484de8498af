import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { windowAt } from '../../domain/accounts/rate-limit.ts';
import { roomInMinute } from '../support/clock-minute.ts';
import { buildKey } from '../support/factories.ts';
import { echoGet, echoPublic, noteRoute } from '../support/echo-routes.ts';
import { uniqueName } from '../support/servers.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

beforeEach(() => roomInMinute());

let notes = 0;
const routes = [
  echoGet,
  echoPublic,
  noteRoute(() => {
    notes += 1;
    return Promise.resolve(notes);
  }),
];

describe('limits per minute', () => {
  let apis: [TestApi, TestApi];
  beforeAll(async () => {
    const name = uniqueName('limits');
    apis = [await startApi({ name, routes }), await startApi({ name, routes })];
  });
  afterAll(async () => {
    await apis[1].stop();
    await apis[0].close();
  });

  const statuses = (answers: Response[]) => answers.map((answer) => answer.status);
  const count = (list: number[], status: number) => list.filter((one) => one === status).length;

  describe('of a key', () => {
    const echoAtBoth = async (requestsPerMinute: number) => {
      const key = await buildKey(apis[0].ctx.stores, { requestsPerMinute });
      const calls = Array.from({ length: 120 }, (_, index) =>
        fetch(`${index % 2 === 0 ? apis[0].url : apis[1].url}/echo`, { headers: key.headers }),
      );
      return statuses(await Promise.all(calls));
    };

    it('lets exactly as many calls pass as a small one says, over two processes at once', async () => {
      const answered = await echoAtBoth(19);
      expect(count(answered, 200)).toBe(19);
      expect(count(answered, 429)).toBe(101);
    });

    it('lets at most a quarter more pass for a second process that is called at once', async () => {
      const answered = await echoAtBoth(40);
      expect(count(answered, 200)).toBeGreaterThanOrEqual(40);
      expect(count(answered, 200)).toBeLessThanOrEqual(50);
      expect(count(answered, 200) + count(answered, 429)).toBe(120);
    });

    it('keeps at most as many notes as calls may pass, and hides from calls beyond them that a record is missing', async () => {
      const key = await buildKey(apis[0].ctx.stores, { requestsPerMinute: 10 });
      const headers = { ...key.headers, 'content-type': 'application/json' };
      const before = notes;
      const calls = Array.from({ length: 60 }, (_, index) => {
        const url = `${apis[index % 2]?.url}/notes/${index < 30 ? 'kept' : 'missing'}`;
        return fetch(url, { method: 'POST', headers, body: '{"text":"a"}' });
      });
      const answered = statuses(await Promise.all(calls));
      expect(count(answered, 201)).toBe(notes - before);
      expect(count(answered, 201) + count(answered, 404)).toBe(10);
      expect(count(answered, 429)).toBe(50);
    });

    it('counts refused calls too', async () => {
      const key = await buildKey(apis[0].ctx.stores, {
        requestsPerMinute: 4,
        scopes: ['jobs:read'],
      });
      const get = (path: string) => fetch(`${apis[0].url}${path}`, { headers: key.headers });
      const post = { method: 'POST', headers: key.headers };
      expect((await get('/echo?unknown=1')).status).toBe(400);
      expect((await fetch(`${apis[0].url}/notes/1`, post)).status).toBe(403);
      expect((await get('/echo?q=1&q=2')).status).toBe(400);
      expect((await get('/echo')).status).toBe(200);
      expect((await get('/echo')).status).toBe(429);
      // Order of refusals: the scope is checked before the limit, the limit before the input.
      expect((await fetch(`${apis[0].url}/notes/1`, post)).status).toBe(403);
      expect((await get('/echo?unknown=1')).status).toBe(429);
    });

    it('tells policy, rest and when to come back', async () => {
      const key = await buildKey(apis[0].ctx.stores, { requestsPerMinute: 2 });
      const get = () => fetch(`${apis[0].url}/echo`, { headers: key.headers });
      const first = await get();
      expect(first.headers.get('ratelimit-policy')).toBe('"key";q=2;w=60');
      expect(first.headers.get('ratelimit')).toMatch(/^"key";r=1;t=\d+$/);
      expect(first.headers.get('retry-after')).toBeNull();
      await get();
      const refused = await get();
      expect(refused.status).toBe(429);
      expect(refused.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+$/);
      const secondsLeft = (windowAt('', Date.now()).endsAt.getTime() - Date.now()) / 1000;
      const retryAfter = Number(refused.headers.get('retry-after'));
      expect(retryAfter).toBeGreaterThanOrEqual(Math.floor(secondsLeft));
      expect(retryAfter).toBeLessThanOrEqual(Math.ceil(secondsLeft) + 1);
      expect(((await refused.json()) as { error: { code: string } }).error.code).toBe(
        'rate_limited',
      );
    });

    it('counts from 1 in a window that is not there', async () => {
      const key = await buildKey(apis[0].ctx.stores, { requestsPerMinute: 1 });
      const get = () => fetch(`${apis[1].url}/echo`, { headers: key.headers });
      expect((await get()).status).toBe(200);
      const { id } = windowAt(`key:${key.keyId}`, Date.now());
      const windows = apis[0].ctx.stores.mongo.collection<{ _id: string }>('rate_windows');
      expect((await windows.deleteOne({ _id: id })).deletedCount).toBe(1);
      expect((await get()).status).toBe(200);
      expect((await get()).status).toBe(429);
    });
  });

  describe('of an address on a public route', () => {
    it('counts all paths of the route and both processes together, and no header changes the address', async () => {
      const calls = Array.from({ length: 12 }, (_, index) => {
        const path = index % 3 === 0 ? '/v1/public/echo' : '/public/echo';
        const headers = { 'x-forwarded-for': `203.0.113.${index}` };
        return fetch(`${index % 2 === 0 ? apis[0].url : apis[1].url}${path}`, { headers });
      });
      const answered = statuses(await Promise.all(calls));
      expect(count(answered, 200)).toBe(5);
      expect(count(answered, 429)).toBe(7);
    });
  });
});

describe('TRUST_PROXY', () => {
  it('counts the address that the trusted proxy names', async () => {
    const api = await startApi({ routes, settings: { TRUST_PROXY: '1' } });
    const get = (address: string) =>
      fetch(`${api.url}/public/echo`, { headers: { 'x-forwarded-for': `6.6.6.6, ${address}` } });
    try {
      for (let i = 0; i < 5; i += 1) expect((await get('203.0.113.1')).status).toBe(200);
      expect((await get('203.0.113.1')).status).toBe(429);
      expect((await get('203.0.113.2')).status).toBe(200);
      // One IPv6 caller is a /64.
      for (let i = 0; i < 5; i += 1) expect((await get(`2001:db8::${i}`)).status).toBe(200);
      expect((await get('2001:db8::ffff')).status).toBe(429);
      expect((await get('2001:db8:0:1::1')).status).toBe(200);
      // Some proxies add the port, and one port is one connection.
      for (let i = 0; i < 5; i += 1)
        expect((await get(`203.0.113.3:${4711 + i}`)).status).toBe(200);
      expect((await get('203.0.113.3')).status).toBe(429);
      expect((await get('[2001:db8::ffff]:4711')).status).toBe(429);
      // An entry that is no address counts as the connection it came over.
      for (let i = 0; i < 5; i += 1) expect((await get(`unknown-${i}`)).status).toBe(200);
      expect((await get('unknown')).status).toBe(429);
      expect((await fetch(`${api.url}/public/echo`)).status).toBe(429);
    } finally {
      await api.close();
    }
  });
});
