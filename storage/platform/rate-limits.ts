import { RateLimiterMongo } from 'rate-limiter-flexible';
import {
  isOverLimit,
  RATE_WINDOW_SECONDS,
  type RateLimit,
  type RateSlot,
} from '../../domain/platform/rate-limit.ts';
import type { Stores } from '../stores.ts';

/** Counts calls in windows that every api process shares. */
export interface RateCounter {
  /** Counts one call and says where it stands in its window. Positions are unique over all processes. */
  hit(limit: RateLimit): Promise<RateSlot>;
  /** Whether this process has seen the window used up: then nothing may be done before `hit` has answered. */
  isSpent(limit: RateLimit): boolean;
}

interface Waiter {
  resolve(slot: RateSlot): void;
  reject(reason: unknown): void;
}

/** Bounds what is remembered of used-up windows; forgetting one costs a little work, never a call too many. */
const REMEMBERED_KEYS = 10_000;

/**
 * Exact counters in MongoDB. While a write for a key is on its way, further calls of that key wait and go
 * together in the next one, so a busy key costs one write at a time and not one per call.
 */
export function createRateCounter(stores: Stores): RateCounter {
  const limiter = new RateLimiterMongo({
    storeClient: stores.mongo,
    tableName: 'rate_limits',
    keyPrefix: '',
    points: Number.MAX_SAFE_INTEGER,
    duration: RATE_WINDOW_SECONDS,
    disableIndexesCreation: true,
  });
  const prepared = rememberSuccess(() => limiter.createIndexes());
  const spentUntil = new Map<string, number>();

  const take = groupCalls(async (key: string, count: number) => {
    await prepared();
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key, count);
    return { last: consumedPoints, resetsInMs: msBeforeNext };
  });

  return {
    async hit(limit) {
      const slot = await take(limit.key);
      if (isOverLimit(limit, slot)) {
        if (spentUntil.size >= REMEMBERED_KEYS) spentUntil.clear();
        spentUntil.set(limit.key, Date.now() + slot.resetsInMs);
      }
      return slot;
    },
    isSpent: (limit) => (spentUntil.get(limit.key) ?? 0) > Date.now(),
  };
}

interface Counted {
  /** Position of the last of the calls counted together. */
  last: number;
  resetsInMs: number;
}

/** Lets calls for the same key that come while one is being counted be counted together, in their order. */
function groupCalls(
  count: (key: string, calls: number) => Promise<Counted>,
): (key: string) => Promise<RateSlot> {
  const queues = new Map<string, Waiter[]>();

  async function drain(key: string, queue: Waiter[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0);
      try {
        const { last, resetsInMs } = await count(key, batch.length);
        const first = last - batch.length + 1;
        batch.forEach((waiter, index) => waiter.resolve({ position: first + index, resetsInMs }));
      } catch (error) {
        for (const waiter of batch) waiter.reject(error);
      }
    }
    queues.delete(key);
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const running = queues.get(key);
      const queue = running ?? [];
      queue.push({ resolve, reject });
      if (running === undefined) {
        queues.set(key, queue);
        void drain(key, queue);
      }
    });
}

/** Runs a preparation once; after a failure the next caller tries again. */
function rememberSuccess(prepare: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= prepare().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
