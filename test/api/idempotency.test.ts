import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '../../domain/common/errors.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import { noteRoute } from '../support/echo-routes.ts';
import { uniqueName } from '../support/servers.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

/** The handler of the test, and how often it ran. */
let behaviour: (times: number) => Promise<void> = () => Promise.resolve();
let runs = 0;
const route = noteRoute(async () => {
  runs += 1;
  const times = runs;
  await behaviour(times);
  return times;
});

describe('Idempotency-Key', () => {
  let apis: [TestApi, TestApi];
  let key: TestKey;
  beforeAll(async () => {
    const name = uniqueName('idempotency');
    apis = [await startApi({ name, routes: [route] }), await startApi({ name, routes: [route] })];
    key = await buildKey(apis[0].ctx.stores);
  });
  afterAll(async () => {
    await apis[1].stop();
    await apis[0].close();
  });
  beforeEach(() => {
    runs = 0;
    behaviour = () => Promise.resolve();
  });

  interface Sent {
    idempotencyKey?: string;
    body?: unknown;
    path?: string;
    by?: TestKey;
    api?: TestApi;
  }
  const post = ({ idempotencyKey, body = { text: 'a' }, path = '/notes/1', ...sent }: Sent) =>
    fetch(`${(sent.api ?? apis[0]).url}${path}`, {
      method: 'POST',
      headers: {
        ...(sent.by ?? key).headers,
        'content-type': 'application/json',
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify(body),
    });
  const code = async (answer: Response) =>
    ((await answer.json()) as { error: { code: string } }).error.code;

  describe('replay', () => {
    it('returns the same status and bytes, with or without quotes, also for an alias', async () => {
      const first = await post({ idempotencyKey: 'k-1' });
      const again = await post({
        idempotencyKey: '"k-1"',
        api: apis[1],
        path: '/v1/notes/1',
      });
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(await again.text()).toBe(await first.text());
      expect(first.headers.get('idempotent-replayed')).toBeNull();
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(runs).toBe(1);
    });

    it('accepts parameters in another order', async () => {
      const first = await post({ idempotencyKey: 'k-5', path: '/notes/1?q=a%20b&tag=c' });
      const again = await post({ idempotencyKey: 'k-5', path: '/notes/1?tag=c&q=a+b' });
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(runs).toBe(1);
    });

    it('does not apply to another caller, another record, or no key', async () => {
      const other = await buildKey(apis[0].ctx.stores);
      await post({ idempotencyKey: 'k-2' });
      await post({ idempotencyKey: 'k-2', by: other });
      await post({ idempotencyKey: 'k-2', path: '/notes/2' });
      await post({});
      expect(runs).toBe(4);
    });
  });

  describe('409', () => {
    it('runs one of many concurrent calls, over two processes', async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      behaviour = () => released;
      const calls = Array.from({ length: 20 }, (_, index) =>
        post({ idempotencyKey: 'race', api: index % 2 === 0 ? apis[0] : apis[1] }).then(
          (answer) => {
            if (answer.status === 409) release();
            return answer;
          },
        ),
      );
      const statuses = (await Promise.all(calls)).map((answer) => answer.status);
      expect(runs).toBe(1);
      expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(1);
      expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
      expect((await post({ idempotencyKey: 'race' })).status).toBe(201);
      expect(runs).toBe(1);
    });
  });

  describe('422', () => {
    it.each([
      ['body', { body: { text: 'b' } }],
      ['parameter', { path: '/notes/1?q=b' }],
    ])('refuses another %s under the same key', async (member, other) => {
      const idempotencyKey = `another ${member}`;
      await post({ idempotencyKey, path: '/notes/1?q=a' });
      const answer = await post({ idempotencyKey, path: '/notes/1?q=a', ...other });
      expect(answer.status).toBe(422);
      expect(await code(answer)).toBe('idempotency_key_reused');
      expect(runs).toBe(1);
    });
  });

  describe('400', () => {
    it.each(['', '""', 'x'.repeat(256)])('refuses the key %j', async (idempotencyKey) => {
      const answer = await post({ idempotencyKey });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('Idempotency-Key');
    });
  });

  describe('refusals and failures', () => {
    it('does not store a 4xx or a 5xx: the next try runs', async () => {
      behaviour = (times) => {
        if (times === 1) throw new AppError('conflict');
        if (times === 2) throw new Error('broken');
        return Promise.resolve();
      };
      expect((await post({ idempotencyKey: 'k-4' })).status).toBe(409);
      expect((await post({ idempotencyKey: 'k-4' })).status).toBe(500);
      expect((await post({ idempotencyKey: 'k-4' })).status).toBe(201);
      expect(runs).toBe(3);
    });

    it('lets a retry continue when the process that ran it has crashed', async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      behaviour = (times) => (times === 1 ? released : Promise.resolve());
      const hanging = post({ idempotencyKey: 'crash' });
      const claims = apis[0].ctx.stores.mongo.collection('idempotency_keys');
      while ((await claims.countDocuments({ state: 'running' })) === 0);
      expect((await post({ idempotencyKey: 'crash' })).status).toBe(409);
      // As after a crash: a claim that is not renewed.
      await claims.updateMany({ state: 'running' }, { $set: { claimedUntil: new Date(0) } });
      const retry = await post({ idempotencyKey: 'crash', api: apis[1] });
      expect(retry.status).toBe(201);
      const stored = await retry.text();
      release();
      await hanging;
      // The first run continues late. It must not overwrite the response that was sent.
      expect(await (await post({ idempotencyKey: 'crash' })).text()).toBe(stored);
    });

    it('expires after 24 hours even without a working TTL index', async () => {
      await post({ idempotencyKey: 'old' });
      await apis[0].ctx.stores.mongo
        .collection('idempotency_keys')
        .updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
      const answer = await post({ idempotencyKey: 'old', body: { text: 'new' } });
      expect(answer.status).toBe(201);
      expect(runs).toBe(2);
    });
  });
});
