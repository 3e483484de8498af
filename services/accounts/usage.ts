import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import {
  usageDay,
  usageMonth,
  usagePeriod,
  type Meter,
  type Quotas,
} from '../../domain/accounts/meters.ts';
import { findQuotas } from '../../storage/accounts/quotas.ts';
import {
  addUsage,
  findUsages,
  type Used,
  type UsageIncrement,
  type UsagePeriod,
} from '../../storage/accounts/usage.ts';
import { Batcher } from '../../storage/batcher.ts';
import type { Stores } from '../../storage/stores.ts';

/**
 * Other processes see a process's counts after both times and one write: within half a second. Together they may exceed
 * a quota by the calls in flight in that time. FRESH_MS is longer, so that the next write refreshes a reading before it
 * expires and the calls of a busy account wait for no read.
 */
const WRITE_AFTER_MS = 150;
const FRESH_MS = 250;

/** Bounds what is remembered; forgetting costs a read. */
const REMEMBERED = 10_000;

/** The counters that this process has of an account's month or day. */
interface Counters extends UsagePeriod {
  /** As last read, with what this process has written since. */
  stored: Used;
  /** On its way to the store. */
  writing: Used;
  /** Counted here and not written yet. */
  pending: Used;
  /** Quotas of the account's own. */
  quotas: Partial<Quotas>;
  /** When the counts of all processes were last read. */
  readAt: number;
}

/** Where an account stands in a meter. */
export interface Standing {
  used: number;
  /** The account's own quota; null for the default. */
  ownQuota: number | null;
}

/** Collects the usage of accounts, writes it in batches, and reads the usage of all processes. */
export class UsageRecorder {
  readonly #stores: Stores;
  readonly #log: Logger;
  readonly #countersOf = createKnownCounters();
  readonly #writes = new Batcher<Counters, void>({
    run: (counters) => this.#inTurn(() => this.#write([...new Set(counters)])),
    maxSize: Infinity,
    delayMs: WRITE_AFTER_MS,
    concurrency: 1,
  });
  readonly #reads = new Batcher<Counters, void>({
    run: (counters) => this.#inTurn(() => readCounters(this.#stores, counters)),
    maxSize: Infinity,
    concurrency: 1,
  });
  #turn: Promise<void> = Promise.resolve();
  /** Names this process in its writes, which are numbered. */
  readonly #process = randomBytes(6).toString('base64url');
  #stored = 0;
  /** The batch that is being written. */
  #batch: readonly Counters[] = [];
  #increments: readonly UsageIncrement[] = [];

  constructor(stores: Stores, log: Logger) {
    this.#stores = stores;
    this.#log = log;
  }

  record(accountId: string, meter: Meter, count: number): void {
    if (count <= 0) return;
    const counters = this.#countersOf(accountId, meter);
    addUsed(counters.pending, { [meter]: count });
    void this.#writes.add(counters);
  }

  /** The usage of an account, at most FRESH_MS old. */
  async standing(accountId: string, meter: Meter): Promise<Standing> {
    const counters = this.#countersOf(accountId, meter);
    if (Date.now() - counters.readAt >= FRESH_MS) await this.#reads.add(counters);
    return standingIn(counters, meter);
  }

  /** The usage as this process last read it, which may be long ago. */
  lastKnown(accountId: string, meter: Meter): Standing {
    return standingIn(this.#countersOf(accountId, meter), meter);
  }

  /** Writes the collected usage now; a graceful stop waits for it. */
  flush(): Promise<void> {
    return this.#writes.flush();
  }

  /** Writes and reads take turns: a reading includes exactly what this process has written. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Writes a batch, after one that an earlier attempt may have left unwritten. Never rejects. */
  async #write(changed: readonly Counters[]): Promise<void> {
    try {
      await this.#writeBatch();
      this.#batch = takePending(changed);
      this.#increments = incrementsOf(this.#batch, new Date());
      await this.#writeBatch();
    } catch (error) {
      this.#log.warn({ err: error }, 'usage could not be written and is kept for the next attempt');
      for (const counters of changed) void this.#writes.add(counters);
    }
  }

  /** A batch is retried unchanged until it is stored: its number makes it count once. */
  async #writeBatch(): Promise<void> {
    const batch = this.#batch;
    if (batch.length === 0) return;
    const write = { process: this.#process, number: this.#stored + 1 };
    await addUsage(this.#stores, this.#increments, write);
    this.#stored = write.number;
    this.#batch = [];
    for (const counters of batch) {
      addUsed(counters.stored, counters.writing);
      counters.writing = {};
    }
    // Counters in use are read again before the next call needs them.
    await readCounters(this.#stores, batch).catch(() => undefined);
  }
}

/** Moves pending usage into the batch. */
function takePending(changed: readonly Counters[]): readonly Counters[] {
  for (const counters of changed) {
    counters.writing = counters.pending;
    counters.pending = {};
  }
  return changed;
}

/**
 * The increments of a batch: to the counters of quotas, and to those of the day for usage by day. A period occurs once, since
 * a write adds once to each.
 */
function incrementsOf(batch: readonly Counters[], now: Date): UsageIncrement[] {
  const increments = new Map<string, UsageIncrement>();
  const add = ({ accountId, period, used }: UsageIncrement) => {
    const key = `${accountId}:${period}`;
    const increment = increments.get(key) ?? { accountId, period, used: {} };
    addUsed(increment.used, used);
    increments.set(key, increment);
  };
  for (const { accountId, period, writing: used } of batch) {
    add({ accountId, period, used });
    if (period === usageMonth(now)) add({ accountId, period: usageDay(now), used });
  }
  return [...increments.values()];
}

function standingIn(counters: Counters, meter: Meter): Standing {
  const { stored, writing, pending, quotas } = counters;
  const used = (stored[meter] ?? 0) + (writing[meter] ?? 0) + (pending[meter] ?? 0);
  return { used, ownQuota: quotas[meter] ?? null };
}

function addUsed(to: Used, more: Used): void {
  for (const [meter, count] of Object.entries(more) as [Meter, number][]) {
    to[meter] = (to[meter] ?? 0) + count;
  }
}

/** The counters of accounts in their present period, made on demand. */
function createKnownCounters(): (accountId: string, meter: Meter) => Counters {
  const known = new LRUCache<string, Counters>({ max: REMEMBERED });
  return (accountId, meter) => {
    const period = usagePeriod(meter, new Date());
    const id = `${accountId}:${period}`;
    const there = known.get(id);
    if (there !== undefined) return there;
    const counters = newCounters({ accountId, period });
    known.set(id, counters);
    return counters;
  };
}

function newCounters({ accountId, period }: UsagePeriod): Counters {
  return { accountId, period, stored: {}, writing: {}, pending: {}, quotas: {}, readAt: 0 };
}

/** Reads what all processes have counted, and whose quotas differ. */
async function readCounters(stores: Stores, wanted: readonly Counters[]): Promise<void> {
  const readAt = Date.now();
  const accountIds = wanted.map(({ accountId }) => accountId);
  const [used, quotas] = await Promise.all([
    findUsages(stores, wanted),
    findQuotas(stores, accountIds),
  ]);
  wanted.forEach((counters, index) => {
    counters.stored = used[index] ?? {};
    counters.quotas = quotas.get(counters.accountId) ?? {};
    counters.readAt = readAt;
  });
}
