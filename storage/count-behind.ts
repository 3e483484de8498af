import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { RateLimit, RateSlot } from '../domain/accounts/rate-limit.ts';

/** Counts so many calls of a key; the place of the last of them. */
type Take = (key: string, calls: number) => Promise<RateSlot>;

interface Window {
  /** The last place given here. */
  position: number;
  /** Calls with a place that are not on their way to be counted yet. */
  uncounted: number;
  endsAt: number;
  /** When all processes' calls were last asked for. */
  knownAt: number;
}

/** A window with so many calls left is ample: all processes together do not serve as many in `KNOWN_FOR_MS`. */
const AMPLE_CALLS = 2_000;
const KNOWN_FOR_MS = 100;
const COUNT_AFTER_MS = 40;
const REMEMBERED_WINDOWS = 10_000;

/**
 * Gives the calls of an ample window their places before they are counted, and counts them together a moment later:
 * who may ask thousands of times a minute need not wait for each count, and no call too many is let in by it. Such a
 * place leaves out what other processes serve in the same moment. All other calls wait for their count.
 */
export function countBehind(take: Take): (limit: RateLimit) => Promise<RateSlot> {
  const windows = new LRUCache<string, Window>({ max: REMEMBERED_WINDOWS });

  /** Counts further calls, and with them those that have their place already. */
  async function count(limit: RateLimit, calls: number): Promise<RateSlot> {
    const knownAt = Date.now();
    const behind = takeUncounted(windows.get(limit.key), knownAt);
    const slot = await take(limit.key, behind + calls);
    const known = windows.get(limit.key);
    const uncounted = known?.uncounted ?? 0;
    const position = slot.position + uncounted;
    const endsAt = Date.now() + slot.resetsInMs;
    if (known !== undefined || hasAmple(limit, position)) {
      windows.set(limit.key, { position, uncounted, endsAt, knownAt });
    }
    return slot;
  }

  async function countSoon(limit: RateLimit): Promise<void> {
    await pause(COUNT_AFTER_MS, undefined, { ref: false });
    // A server that is away is met by the next call: it waits for its count again.
    await count(limit, 0).catch(() => undefined);
  }

  return async (limit) => {
    const window = windows.get(limit.key);
    if (window === undefined || !isAmple(limit, window)) return count(limit, 1);
    window.position += 1;
    window.uncounted += 1;
    if (window.uncounted === 1) void countSoon(limit);
    return { position: window.position, resetsInMs: window.endsAt - Date.now() };
  };
}

/** Those of a window that has ended count nowhere any more. */
function takeUncounted(window: Window | undefined, now: number): number {
  if (window === undefined) return 0;
  const { uncounted, endsAt } = window;
  window.uncounted = 0;
  return now < endsAt ? uncounted : 0;
}

function isAmple(limit: RateLimit, { position, endsAt, knownAt }: Window): boolean {
  const now = Date.now();
  return hasAmple(limit, position) && now < endsAt && now - knownAt < KNOWN_FOR_MS;
}

function hasAmple({ perMinute }: RateLimit, position: number): boolean {
  return perMinute - position > AMPLE_CALLS;
}
