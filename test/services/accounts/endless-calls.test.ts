import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import mongoose from 'mongoose';
import { createRateCounter } from '../../../storage/accounts/rate-limits.ts';
import type { Stores } from '../../../storage/stores.ts';
import type { AppContext } from '../../../services/context.ts';
import { announceSoon, createAnnouncements } from '../../../services/webhooks/announce-soon.ts';
import { untilAnswered } from '../../../services/billing/until-answered.ts';
import { UnansweredWrite } from '../../../storage/billing/write-money.ts';
import { webhookModel } from '../../../storage/webhooks/webhook.model.ts';
import { exampleEvent } from '../../support/webhooks/webhook-bench.ts';

const MINUTE_MS = 60_000;
const never = new Promise<never>(() => undefined);
/** A pause that fake timers do not affect. */
const atOnce = () => Promise.resolve();

/** Promise: a call of MongoDB's driver that never ends does not stop the counters. */
describe('work behind a call that never ends', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is announced after it', async () => {
    const mongo = mongoose.createConnection();
    const emptied: unknown[] = [];
    const updateMany = (filter: unknown) => Promise.resolve(emptied.push(filter));
    jest
      .spyOn(mongo, 'collection')
      .mockReturnValue({ updateMany, insertMany: () => Promise.resolve() } as never);
    jest
      .spyOn(webhookModel(mongo), 'find')
      .mockReturnValueOnce({ lean: () => never } as never)
      .mockReturnValue({ lean: () => Promise.resolve([]) } as never);
    const warn = jest.fn();
    const announcements = createAnnouncements();
    const ctx = {
      stores: { mongo },
      announcements,
      sender: { attemptSoon: jest.fn() },
      reactions: [],
      log: { warn },
    } as unknown as AppContext;
    const announce = (documentId: string) => {
      const events = [{ ...exampleEvent('job.closed', 'acc_1'), createdAt: new Date() }];
      announceSoon(ctx, { collection: 'candidates', documentId, events });
    };
    announce('cand_hung');
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    announce('cand_next');
    expect(emptied).toEqual([]);
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(emptied).toEqual([{ _id: { $in: ['cand_next'] } }]);
    expect(ctx.announcements.size).toBe(0);
    expect(warn).toHaveBeenCalledTimes(1);
    await mongo.close();
  });

  it('does not stop the counting of later calls', async () => {
    const mongo = mongoose.createConnection();
    const findOneAndUpdate = jest
      .fn<(filter: { _id: string }, update: { $set: object }[]) => Promise<unknown>>()
      .mockReturnValueOnce(never)
      .mockImplementation(({ _id }, [update]) => {
        const position = Object.keys(update?.$set ?? {}).find((name) => name.startsWith('lastOf.'));
        return Promise.resolve({ _id, lastOf: { [(position ?? '').slice('lastOf.'.length)]: 1 } });
      });
    jest.spyOn(mongo, 'collection').mockReturnValue({ findOneAndUpdate } as never);
    const counter = createRateCounter({ mongo } as Stores);
    // Every call of a small limit waits for its count.
    const limit = { name: 'key', key: 'key:a', calls: 9 };
    const first = counter.hit(limit).catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(1);
    const second = counter.hit(limit);
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(await first).toBe('MongoDB did not count the calls in time.');
    expect(await second).toMatchObject({ position: 1 });
    await mongo.close();
  });

  it('is booked like a write with an unknown outcome', async () => {
    const told: boolean[] = [];
    const attempt = (mayBeWritten: boolean) => {
      told.push(mayBeWritten);
      return told.length === 1 ? never : Promise.resolve(true);
    };
    const booked = untilAnswered(attempt, () => undefined, atOnce);
    await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
    await booked;
    expect(told).toEqual([false, true]);
  });

  it('fails when MongoDB keeps hanging', async () => {
    const givenUp = jest.fn();
    const attempt = jest.fn(() => never);
    const booked = untilAnswered(attempt, givenUp, atOnce).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(givenUp).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(givenUp).toHaveBeenCalledTimes(1);
    expect(await booked).toBeInstanceOf(UnansweredWrite);
    expect(attempt).toHaveBeenCalledTimes(2);
  });
});
