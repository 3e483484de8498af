import { setTimeout as pause } from 'node:timers/promises';
import type { RateSlot } from '../../domain/platform/rate-limit.ts';

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

/**
 * Lets calls be counted together, whatever their keys: those that come while others are being counted and, where
 * several did, those that come within `paceMs` of its start. A lone call is counted at once and the next one after
 * it; a busy process counts once in `paceMs`, however many calls it has. Calls of one key keep their order. Who counts
 * several calls is told the place of the last of them.
 */
export function countTogether(
  count: Count,
  paceMs: number,
): (key: string, calls?: number) => Promise<RateSlot> {
  let waiting = new Map<string, Waiter[]>();
  let counting = false;

  async function drain(): Promise<void> {
    counting = true;
    while (waiting.size > 0) {
      const batch = waiting;
      waiting = new Map();
      const paced = isLone(batch) ? undefined : pause(paceMs);
      await countBatch(batch);
      await paced;
    }
    counting = false;
  }

  async function countBatch(batch: ReadonlyMap<string, Waiter[]>): Promise<void> {
    try {
      const calls = new Map([...batch].map(([key, waiters]) => [key, callsOf(waiters)]));
      const counted = await count(calls);
      for (const [key, waiters] of batch) settle(waiters, counted.get(key));
    } catch (error) {
      for (const waiter of [...batch.values()].flat()) waiter.reject(error);
    }
  }

  return (key, calls = 1) =>
    new Promise((resolve, reject) => {
      const ofKey = waiting.get(key) ?? [];
      ofKey.push({ calls, resolve, reject });
      waiting.set(key, ofKey);
      if (!counting) void drain();
    });
}

function isLone(batch: ReadonlyMap<string, readonly Waiter[]>): boolean {
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
