import { setTimeout as pause } from 'node:timers/promises';
import type { RateSlot } from '../domain/accounts/rate-limit.ts';

/** Where the calls of one key that were counted together stand in its window. */
export interface Counted {
  /** Position of the last of them. */
  last: number;
  resetsInMs: number;
}

/** How many calls of each key; answers the same keys. */
export type Count = (calls: ReadonlyMap<string, number>) => Promise<ReadonlyMap<string, Counted>>;

interface Waiter {
  calls: number;
  resolve(slot: RateSlot): void;
  reject(reason: unknown): void;
}

/** Calls that are counted together. */
type Batch = ReadonlyMap<string, readonly Waiter[]>;

/** Bounds what a server that answers no more is asked. */
const MAX_UNDER_WAY = 4;

/**
 * Lets calls be counted together, whatever their keys: those that come within `paceMs` of a count of several, or until
 * the count of a lone call has ended. A lone call is counted at once and the next one after it; a busy process counts
 * once in `paceMs`, however many calls it has, and does not wait for the count before. A key is in one count at a time:
 * its calls keep their order. Who counts several calls is told the place of the last of them.
 */
export function countTogether(
  count: Count,
  paceMs: number,
  wait: (ms: number) => Promise<unknown> = pause,
): (key: string, calls: number) => Promise<RateSlot> {
  const waiting = new Map<string, Waiter[]>();
  const underWay = new Set<Batch>();
  let draining = false;

  async function drain(): Promise<void> {
    draining = true;
    for (let batch = takeReady(); batch.size > 0; batch = takeReady()) {
      const counted = countBatch(batch);
      const paced = wait(paceMs);
      await (isLone(batch) ? Promise.race([counted, paced]) : paced);
    }
    draining = false;
  }

  /** What waits and is in no count yet; nothing while enough is under way. */
  function takeReady(): Batch {
    if (underWay.size === MAX_UNDER_WAY) return new Map();
    const busy = (key: string) => [...underWay].some((batch) => batch.has(key));
    const batch = new Map([...waiting].filter(([key]) => !busy(key)));
    for (const key of batch.keys()) waiting.delete(key);
    return batch;
  }

  async function countBatch(batch: Batch): Promise<void> {
    underWay.add(batch);
    try {
      const calls = new Map([...batch].map(([key, waiters]) => [key, callsOf(waiters)]));
      const counted = await count(calls);
      for (const [key, waiters] of batch) settle(waiters, counted.get(key));
    } catch (error) {
      for (const waiter of [...batch.values()].flat()) waiter.reject(error);
    }
    underWay.delete(batch);
    if (!draining) void drain();
  }

  return (key, calls) =>
    new Promise((resolve, reject) => {
      const ofKey = waiting.get(key) ?? [];
      ofKey.push({ calls, resolve, reject });
      waiting.set(key, ofKey);
      if (!draining) void drain();
    });
}

function isLone(batch: Batch): boolean {
  const [waiters = []] = batch.values();
  return batch.size === 1 && waiters.length === 1;
}

function callsOf(waiters: readonly Waiter[]): number {
  return waiters.reduce((sum, { calls }) => sum + calls, 0);
}

function settle(waiters: readonly Waiter[], counted: Counted | undefined): void {
  if (counted === undefined) throw new Error('A key was not counted.');
  const { last, resetsInMs } = counted;
  let position = last - callsOf(waiters);
  for (const waiter of waiters) {
    position += waiter.calls;
    waiter.resolve({ position, resetsInMs });
  }
}
