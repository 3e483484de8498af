import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isOverLimit, type RateLimit, type RateSlot } from '../../domain/accounts/rate-limit.ts';
import type { Stores } from '../stores.ts';
import { countBehind } from '../count-behind.ts';
import { countTogether, type Counted } from '../count-together.ts';
import { addCalls } from './rate-windows.ts';

/** Counts calls in windows that every api process shares. */
export interface RateCounter {
  /** Counts one call and says where it stands in its window. Near the limit positions are unique over all processes. */
  hit(limit: RateLimit): Promise<RateSlot>;
  /** Whether this process has seen the window used up: then nothing may be done before `hit` has answered. */
  isSpent(limit: RateLimit): boolean;
}

/** Bounds what is remembered of windows; forgetting one costs a little work, never a call too many. */
const REMEMBERED_KEYS = 10_000;
/** A busy process counts some 200 times a second, not per call. */
const PACE_MS = 5;

/** Exact counters in MongoDB. The calls of a busy process go together in one write. */
export function createRateCounter(stores: Stores): RateCounter {
  const process = randomBytes(6).toString('base64url');
  /** Until when a window runs that this process has counted in, and until when it is used up. */
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
