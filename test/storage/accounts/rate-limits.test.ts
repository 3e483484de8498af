import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRateCounter } from '../../../storage/accounts/rate-limits.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const KEYS = 7;
const CALLS = 40;

/** Promise: limits hold exactly across processes (decision 0006). */
describe('counting calls in MongoDB', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(async () => {
    await api.close();
  });
  const windows = () =>
    api.ctx.stores.mongo.collection<{ _id: string; calls: number }>('rate_windows');

  it('gives every call of every key its own position, in any process', async () => {
    const counters = [1, 2, 3].map(() => createRateCounter(api.ctx.stores));
    const keys = Array.from({ length: KEYS }, (_, index) => `test:${index}`);
    const positions = new Map<string, number[]>(keys.map((key) => [key, []]));
    const calls = Array.from({ length: CALLS }, () => keys).flat();
    await Promise.all(
      counters.flatMap((counter) =>
        calls.map(async (key) => {
          const { position, resetsInMs } = await counter.hit({ name: 'test', key, perMinute: 9 });
          expect(resetsInMs).toBeGreaterThan(50_000);
          positions.get(key)?.push(position);
        }),
      ),
    );
    const all = Array.from({ length: CALLS * counters.length }, (_, index) => index + 1);
    for (const key of keys) expect(positions.get(key)?.sort((a, b) => a - b)).toEqual(all);
  });

  it('continues a window that another process started, and restarts one that the server removed', async () => {
    const [one, other] = [1, 2].map(() => createRateCounter(api.ctx.stores));
    const limit = { name: 'test', key: 'test:cleared', perMinute: 9 };
    const place = async (counter = one) => (await counter?.hit(limit))?.position;
    expect([await place(), await place(other), await place(), await place(other)]).toEqual([
      1, 2, 3, 4,
    ]);
    await windows().deleteOne({ _id: limit.key });
    // Both expect a running window.
    expect([await place(), await place(other)]).toEqual([1, 2]);
    await windows().updateOne({ _id: limit.key }, { $set: { endsAt: new Date(Date.now() - 1) } });
    expect([await place(other), await place()]).toEqual([1, 2]);
  });

  it('gives every call a position when many processes expect windows that were removed', async () => {
    const counters = [1, 2, 3].map(() => createRateCounter(api.ctx.stores));
    const keys = Array.from({ length: KEYS }, (_, index) => `test:gone:${index}`);
    const limits = keys.map((key) => ({ name: 'test', key, perMinute: 9 }));
    const everyone = counters.flatMap((counter) =>
      limits.map((limit) => ({ counter, key: limit.key, hit: () => counter.hit(limit) })),
    );
    for (const { hit } of everyone) await hit();
    await windows().deleteMany({ _id: { $in: keys } });
    const calls = Array.from({ length: CALLS }, () => everyone).flat();
    const places = await Promise.all(
      calls.map(async ({ key, hit }) => [key, await hit()] as const),
    );
    const all = Array.from({ length: CALLS * counters.length }, (_, index) => index + 1);
    for (const key of keys) {
      const ofKey = places.filter(([of]) => of === key).map(([, { position }]) => position);
      expect(ofKey.sort((a, b) => a - b)).toEqual(all);
    }
  });
});
