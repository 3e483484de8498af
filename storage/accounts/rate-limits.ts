import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  isOverLimit,
  windowAt,
  type RateLimit,
  type RateSlot,
  type RateWindow,
} from '../../domain/accounts/rate-limit.ts';
import { within } from '../../domain/common/within.ts';
import { Batcher } from '../batcher.ts';
import type { Stores } from '../stores.ts';
import { addCalls, type WindowCalls } from './rate-windows.ts';

/** Counts calls in windows shared by all api processes. */
export interface RateCounter {
  /** Counts one call and returns its position in the current window. Positions are unique over all processes. */
  hit(limit: RateLimit): Promise<RateSlot>;
  /** Whether this process has seen the current window used up: then nothing may be done before `hit` has resolved. */
  isSpent(limit: RateLimit): boolean;
}

/** Forgetting a spent window costs a little work, never a call too many. */
const REMEMBERED_KEYS = 10_000;

/** A call of MongoDB's driver may never return; the next batch must not wait for it. */
const COUNT_TIMEOUT_MS = 10_000;

/** Exact counters in MongoDB. Concurrent calls of a process are counted in one write. */
export function createRateCounter(stores: Stores): RateCounter {
  const process = randomBytes(6).toString('base64url');
  const spent = new LRUCache<string, true>({ max: REMEMBERED_KEYS });
  // One batch at a time: a window is not added to twice at once, and calls that arrive meanwhile share the next write.
  const counting = new Batcher({
    run: async (windows: readonly RateWindow[]) => {
      const counted = countCalls(stores, windows, process);
      const positions = await within(counted, COUNT_TIMEOUT_MS, null);
      if (positions === null) throw new Error('MongoDB did not count the calls in time.');
      return positions;
    },
    maxSize: 1_000,
    concurrency: 1,
  });

  return {
    async hit(limit) {
      const window = windowAt(limit.key, Date.now(), limit.windowMs);
      const position = await counting.add(window);
      const slot = { position, resetsInMs: Math.max(0, window.endsAt.getTime() - Date.now()) };
      if (isOverLimit(limit, slot)) spent.set(window.id, true);
      return slot;
    },
    isSpent: (limit) => spent.has(windowAt(limit.key, Date.now(), limit.windowMs).id),
  };
}

/** Counts one call per entry; returns their positions. */
async function countCalls(
  stores: Stores,
  windows: readonly RateWindow[],
  process: string,
): Promise<number[]> {
  const added = new Map<string, WindowCalls>();
  const ranks = windows.map(({ id, endsAt }) => {
    const window = added.get(id) ?? { window: id, calls: 0, endsAt };
    added.set(id, window);
    window.calls += 1;
    return window.calls;
  });
  const last = await addCalls(stores, [...added.values()], process);
  return windows.map(({ id }, index) => {
    const before = (last.get(id) ?? Infinity) - (added.get(id)?.calls ?? 0);
    return before + (ranks[index] ?? 0);
  });
}
