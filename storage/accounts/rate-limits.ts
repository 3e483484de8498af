import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isOverLimit, type RateLimit, type RateSlot } from '../../domain/accounts/rate-limit.ts';
import type { Stores } from '../stores.ts';
import { countBehind } from '../count-behind.ts';
import { countTogether, type Counted } from '../count-together.ts';
import { addCalls } from './rate-windows.ts';

/** Counts calls in windows that every api process shares. */
export interface RateCounter {
  /**
   * Counts one call and returns its position in the window. Near the limit, positions are unique across processes.
   */
  hit(limit: RateLimit): Promise<RateSlot>;
  /**
   * Whether this process has seen that the window is used up. The caller must then wait for `hit` before it does any
   * work.
   */
  isSpent(limit: RateLimit): boolean;
}

/** Bounds the memory for windows. An evicted window costs one more write and admits no extra call. */
const REMEMBERED_KEYS = 10_000;
/** A busy process counts about 200 times a second, not once per call. */
const PACE_MS = 5;

/** Exact counters in MongoDB. A busy process counts its calls in batches. */
export function createRateCounter(stores: Stores): RateCounter {
  const process = randomBytes(6).toString('base64url');
  /** When a window in which this process has counted ends, and until when it is used up. */
  const runsUntil = new LRUCache<string, number>({ max: REMEMBERED_KEYS });
  const spentUntil = new LRUCache<string, number>({ max: REMEMBERED_KEYS });
  const take = countBehind(countTogether(count, PACE_MS));

  async function count(calls: ReadonlyMap<string, number>): Promise<Map<string, Counted>> {
    const now = new Date();
    const running = (key: string) => (runsUntil.get(key) ?? 0) > now.getTime();
    const counted = await addCalls(stores, calls, { process, now, running });
    for (const [key, { resetsInMs }] of counted) remember(runsUntil, key, resetsInMs);
    return counted;
  }

  return {
    async hit(limit) {
      const slot = await take(limit);
      if (isOverLimit(limit, slot)) remember(spentUntil, limit.key, slot.resetsInMs);
      return slot;
    },
    isSpent: (limit) => (spentUntil.get(limit.key) ?? 0) > Date.now(),
  };
}

function remember(until: LRUCache<string, number>, key: string, resetsInMs: number): void {
  until.set(key, Date.now() + resetsInMs);
}
