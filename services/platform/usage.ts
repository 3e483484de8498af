import type { Logger } from 'pino';
import { usageMonth, type Meter } from '../../domain/platform/meters.ts';
import type { Stores } from '../../storage/stores.ts';
import { addUsage, type UsageIncrement } from '../../storage/platform/usage.ts';

/** Decisions section 10: usage counters may lag a crash by at most one second. */
const FLUSH_AFTER_MS = 500;

/** Collects what accounts used and writes it within a second. */
export interface UsageRecorder {
  record(accountId: string, meter: Meter, count: number): void;
  /** Writes what is collected; graceful stop waits for it. */
  flush(): Promise<void>;
}

export function createUsageRecorder(stores: Stores, log: Logger): UsageRecorder {
  let pending = new Map<string, UsageIncrement>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function add(accountId: string, month: string, used: UsageIncrement['used']): void {
    const id = `${accountId}:${month}`;
    const increment = pending.get(id) ?? { accountId, month, used: {} };
    for (const [meter, count] of Object.entries(used) as [Meter, number][]) {
      increment.used[meter] = (increment.used[meter] ?? 0) + count;
    }
    pending.set(id, increment);
    timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MS).unref();
  }

  async function write(): Promise<void> {
    const batch = [...pending.values()];
    pending = new Map();
    if (batch.length === 0) return;
    try {
      await addUsage(stores, batch);
    } catch (error) {
      log.warn({ err: error }, 'usage could not be written and is kept for the next try');
      for (const { accountId, month, used } of batch) add(accountId, month, used);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  return {
    record(accountId, meter, count) {
      if (count > 0) add(accountId, usageMonth(new Date()), { [meter]: count });
    },
    flush,
  };
}
