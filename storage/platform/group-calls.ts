import type { RateSlot } from '../../domain/platform/rate-limit.ts';

interface Counted {
  /** Position of the last of the calls counted together. */
  last: number;
  resetsInMs: number;
}

interface Waiter {
  resolve(slot: RateSlot): void;
  reject(reason: unknown): void;
}

/** Lets calls for the same key that come while one is being counted be counted together, in their order. */
export function groupCalls(
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
