import { setTimeout as pause } from 'node:timers/promises';
import type { RateSlot } from '../domain/accounts/rate-limit.ts';

/** The position in its window of the calls of one key that were counted together. */
export interface Counted {
  /** Position of the last one. */
  last: number;
  resetsInMs: number;
}

/** Counts the calls per key. Returns the same keys. */
export type Count = (calls: ReadonlyMap<string, number>) => Promise<ReadonlyMap<string, Counted>>;

interface Waiter {
  calls: number;
  resolve(slot: RateSlot): void;
  reject(reason: unknown): void;
}

/** Calls that are counted in one batch. */
type Batch = ReadonlyMap<string, readonly Waiter[]>;

/** Bounds the concurrent batches when the server does not respond. */
const MAX_UNDER_WAY = 4;

/**
 * Counts calls in batches, for any keys. A batch holds the calls that arrive within `paceMs` of the batch before, or
 * while a single call is being counted. A single call is counted at once. A busy process counts once per `paceMs` for
 * any number of calls, and does not wait for the batch before. A key is in one batch at a time, so its calls keep
 * their order. Waiters for several calls get the position of the last one.
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

  /** Waiting calls whose key is in no running batch; empty when enough batches are running. */
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
