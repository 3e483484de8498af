import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { RateLimit, RateSlot } from '../domain/accounts/rate-limit.ts';

/** Counts calls of a key and returns the position of the last one. */
type Take = (key: string, calls: number) => Promise<RateSlot>;

interface Window {
  /** The last position assigned in this process. */
  position: number;
  /** Calls with a position that are not being counted yet. */
  uncounted: number;
  endsAt: number;
  /** When the calls of all processes were last read. */
  knownAt: number;
}

/** A window with more calls left than this is ample: all processes together serve fewer in `KNOWN_FOR_MS`. */
const AMPLE_CALLS = 2_000;
const KNOWN_FOR_MS = 100;
const COUNT_AFTER_MS = 40;
const REMEMBERED_WINDOWS = 10_000;

/**
 * Assigns positions to the calls of an ample window before they are counted, and counts them in a batch a moment
 * later. Callers with high limits do not wait for each count, and no call beyond the limit is admitted. Such a
 * position does not include concurrent calls of other processes. All other calls wait for their count.
 */
export function countBehind(take: Take): (limit: RateLimit) => Promise<RateSlot> {
  const windows = new LRUCache<string, Window>({ max: REMEMBERED_WINDOWS });

  /** Counts calls, together with calls that have a position already. */
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
    // The next call reports an unreachable server, because it waits for its count.
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

/** Calls of an ended window are not counted. */
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
