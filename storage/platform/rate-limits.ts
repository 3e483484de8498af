import {
  isOverLimit,
  RATE_WINDOW_SECONDS,
  type RateLimit,
  type RateSlot,
} from '../../domain/platform/rate-limit.ts';
import type { Stores } from '../stores.ts';
import { groupCalls } from './group-calls.ts';
import { isDuplicateKey } from './duplicate-key.ts';
import { rateWindowModel, type RateWindowRecord } from './rate-window.model.ts';

/** Counts calls in windows that every api process shares. */
export interface RateCounter {
  /** Counts one call and says where it stands in its window. Positions are unique over all processes. */
  hit(limit: RateLimit): Promise<RateSlot>;
  /** Whether this process has seen the window used up: then nothing may be done before `hit` has answered. */
  isSpent(limit: RateLimit): boolean;
}

/** Bounds what is remembered of used-up windows; forgetting one costs a little work, never a call too many. */
const REMEMBERED_KEYS = 10_000;

/**
 * Exact counters in MongoDB. While a write for a key is on its way, further calls of that key wait and go
 * together in the next one, so a busy key costs one write at a time and not one per call.
 */
export function createRateCounter(stores: Stores): RateCounter {
  const spentUntil = new Map<string, number>();
  const take = groupCalls(async (key, calls) => {
    const window = await addCalls(stores, key, calls);
    return { last: window.calls, resetsInMs: Math.max(0, window.endsAt.getTime() - Date.now()) };
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

/**
 * Adds calls to the running window, or begins one. Each step is one conditional write that a concurrent one
 * can only have done before, never at the same time; upserts are avoided, whose races servers settle differently.
 */
async function addCalls(stores: Stores, key: string, calls: number): Promise<RateWindowRecord> {
  // Every request passes here: the driver's collection, without mongoose's casting.
  const { name } = rateWindowModel(stores.mongo).collection;
  const windows = stores.mongo.collection<RateWindowRecord>(name);
  const now = new Date();
  const fresh = { calls, endsAt: new Date(now.getTime() + RATE_WINDOW_SECONDS * 1000) };
  const after = { returnDocument: 'after' } as const;
  const running = await windows.findOneAndUpdate(
    { _id: key, endsAt: { $gt: now } },
    { $inc: { calls } },
    after,
  );
  if (running !== null) return running;
  const renewed = await windows.findOneAndUpdate(
    { _id: key, endsAt: { $lte: now } },
    { $set: fresh },
    after,
  );
  if (renewed !== null) return renewed;
  try {
    await windows.insertOne({ _id: key, ...fresh });
    return { _id: key, ...fresh };
  } catch (error) {
    if (isDuplicateKey(error)) return addCalls(stores, key, calls);
    throw error;
  }
}
