import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import mongoose from 'mongoose';
import { createRateCounter, type RateCounter } from '../../../storage/accounts/rate-limits.ts';
import { windowAt } from '../../../domain/accounts/rate-limit.ts';
import { roomInMinute } from '../../support/clock-minute.ts';
import { eventually } from '../../support/eventually.ts';
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
  beforeEach(() => roomInMinute());
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const windows = () =>
    api.ctx.stores.mongo.collection<{ _id: string; calls: number }>('rate_windows');

  it('gives every call of every key a place of its own, whichever process counts it', async () => {
    const counters = [1, 2, 3].map(() => createRateCounter(api.ctx.stores));
    const keys = Array.from({ length: KEYS }, (_, index) => `test:${index}`);
    const positions = new Map<string, number[]>(keys.map((key) => [key, []]));
    const calls = Array.from({ length: CALLS }, () => keys).flat();
    await Promise.all(
      counters.flatMap((counter) =>
        calls.map(async (key) => {
          const { position } = await counter.hit({ name: 'test', key, calls: 9 });
          positions.get(key)?.push(position);
        }),
      ),
    );
    const all = Array.from({ length: CALLS * counters.length }, (_, index) => index + 1);
    for (const key of keys) expect(positions.get(key)?.sort((a, b) => a - b)).toEqual(all);
  });

  it('counts every call of two processes that create a window at the same moment', async () => {
    const counters = [1, 2].map(() => createRateCounter(api.ctx.stores));
    for (let round = 0; round < 30; round += 1) {
      const limit = { name: 'test', key: `test:created:${round}`, calls: 9 };
      const slots = await Promise.all(
        [...counters, ...counters].map((counter) => counter.hit(limit)),
      );
      expect(slots.map(({ position }) => position).sort()).toEqual([1, 2, 3, 4]);
    }
  });

  it('counts on in a window that another process created, and from 1 in the next minute', async () => {
    const [one, other] = [1, 2].map(() => createRateCounter(api.ctx.stores));
    const limit = { name: 'test', key: 'test:next', calls: 9 };
    const hit = (counter = one) => counter?.hit(limit);
    expect([await hit(), await hit(other), await hit()].map((slot) => slot?.position)).toEqual([
      1, 2, 3,
    ]);
    const next = windowAt(limit.key, Date.now()).endsAt.getTime() + 5_000;
    jest.spyOn(Date, 'now').mockReturnValue(next);
    expect([await hit(other), await hit()]).toEqual([
      { position: 1, resetsInMs: 55_000 },
      { position: 2, resetsInMs: 55_000 },
    ]);
  });

  it('does not wait in the first quarter of a limit once it has counted, and counts these calls too', async () => {
    const one = createRateCounter(api.ctx.stores);
    const other = createRateCounter(api.ctx.stores);
    const limit = { name: 'test', key: 'test:ahead', calls: 40 };
    const positions = async (counter: RateCounter, calls: number) => {
      const slots = await Promise.all(Array.from({ length: calls }, () => counter.hit(limit)));
      return slots.map(({ position }) => position);
    };
    expect(await positions(other, 1)).toEqual([1]);
    expect(await positions(one, 1)).toEqual([2]);
    expect(await positions(one, 12)).toEqual(Array.from({ length: 12 }, (_, index) => index + 3));
    // The other process does not know these yet: up to the tenth its calls have the positions that it sees.
    expect(await positions(other, 10)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 24]);
    expect(await positions(one, 1)).toEqual([25]);
  });

  it('lets only the first call of a process pass uncounted where the limit says so, and counts it too', async () => {
    const [one, other] = [1, 2].map(() => createRateCounter(api.ctx.stores));
    const limit = { name: 'test', key: 'test:first', calls: 40, firstPasses: true };
    const hit = async (counter = one) => (await counter?.hit(limit))?.position;
    for (let call = 1; call <= 40; call += 1) expect(await hit()).toBe(call);
    // The window is used up: the first two calls at once of another process are one too many.
    expect(await Promise.all([hit(other), hit(other)])).toEqual([1, 42]);
    expect(await hit(other)).toBe(43);
  });

  it('waits for the first count in a window, and for every count after one that failed', async () => {
    const { mongo } = api.ctx.stores;
    const counter = createRateCounter(api.ctx.stores);
    const limit = { name: 'test', key: 'test:failing', calls: 400 };
    const breakMongo = () =>
      jest
        .spyOn(mongoose.mongo.Collection.prototype, 'findOneAndUpdate')
        .mockRejectedValue(new Error('away'));
    breakMongo();
    await expect(counter.hit(limit)).rejects.toThrow('away');
    jest.restoreAllMocks();
    await counter.hit(limit);
    breakMongo();
    await counter.hit(limit);
    await eventually('the count fails', () =>
      counter.hit(limit).then(
        () => false,
        () => true,
      ),
    );
    await expect(counter.hit(limit)).rejects.toThrow('away');
    jest.restoreAllMocks();
    const { position } = await counter.hit(limit);
    const { id } = windowAt(limit.key, Date.now());
    expect(
      await mongo.collection<{ _id: string }>('rate_windows').findOne({ _id: id }),
    ).toMatchObject({
      calls: position,
    });
  });

  it('knows a window that is used up until its minute ends', async () => {
    const counter = createRateCounter(api.ctx.stores);
    const limit = { name: 'test', key: 'test:spent', calls: 1 };
    await counter.hit(limit);
    expect(counter.isSpent(limit)).toBe(false);
    await counter.hit(limit);
    expect(counter.isSpent(limit)).toBe(true);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    expect(counter.isSpent(limit)).toBe(false);
  });

  it('keeps a window until its minute has ended, for MongoDB to delete', async () => {
    const limit = { name: 'test', key: 'test:kept', calls: 9 };
    await createRateCounter(api.ctx.stores).hit(limit);
    const { id, endsAt } = windowAt(limit.key, Date.now());
    expect(await windows().findOne({ _id: id })).toMatchObject({ calls: 1, endsAt });
    expect(await windows().indexes()).toContainEqual(
      expect.objectContaining({ key: { endsAt: 1 }, expireAfterSeconds: 0 }),
    );
  });
});
