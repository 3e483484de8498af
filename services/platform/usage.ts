import type { Logger } from 'pino';
import type { Meter } from '../../domain/platform/meters.ts';
import { addUsage } from '../../storage/platform/usage.ts';
import type { Stores } from '../../storage/stores.ts';
import {
  addUsed,
  createKnownCounters,
  readCounters,
  standingIn,
  type Counters,
  type Standing,
} from './usage-counters.ts';

/** Decisions section 10: usage counters may lag a crash by at most one second, and so may what others count. */
const FLUSH_AFTER_MS = 500;
const FRESH_MS = 500;

/** Collects what accounts used, writes it within a second, and knows what every process counted a second ago. */
export class UsageRecorder {
  readonly #stores: Stores;
  readonly #log: Logger;
  readonly #countersOf = createKnownCounters();
  readonly #changed = new Set<Counters>();
  readonly #asked = new Set<Counters>();
  #reading: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(stores: Stores, log: Logger) {
    this.#stores = stores;
    this.#log = log;
  }

  record(accountId: string, meter: Meter, count: number): void {
    if (count <= 0) return;
    const counters = this.#countersOf(accountId, meter);
    addUsed(counters.pending, { [meter]: count });
    this.#writeSoon(counters);
  }

  /** Where an account stands, of half a second ago or later; asks MongoDB only where that is not known here. */
  async standing(accountId: string, meter: Meter): Promise<Standing> {
    const counters = this.#countersOf(accountId, meter);
    if (Date.now() - counters.readAt >= FRESH_MS) await this.#readWithOthers(counters);
    return standingIn(counters, meter);
  }

  /** Where it stood when this process last looked, which may be long ago. */
  lastKnown(accountId: string, meter: Meter): Standing {
    return standingIn(this.#countersOf(accountId, meter), meter);
  }

  /** Writes what is collected; graceful stop waits for it. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return this.#inTurn(() => this.#write());
  }

  #writeSoon(counters: Counters): void {
    this.#changed.add(counters);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER_MS).unref();
  }

  /** Writes and reads take turns: what is read holds what this process has written, exactly. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Whoever asks while another read or write runs is served by the next read. */
  #readWithOthers(counters: Counters): Promise<void> {
    this.#asked.add(counters);
    this.#reading ??= this.#inTurn(() => {
      const wanted = [...this.#asked];
      this.#asked.clear();
      this.#reading = undefined;
      return readCounters(this.#stores, wanted);
    });
    return this.#reading;
  }

  async #write(): Promise<void> {
    const batch = [...this.#changed];
    this.#changed.clear();
    if (batch.length === 0) return;
    for (const counters of batch) {
      counters.writing = counters.pending;
      counters.pending = {};
    }
    try {
      const increments = batch.map(({ accountId, period, writing: used }) => ({
        accountId,
        period,
        used,
      }));
      await addUsage(this.#stores, increments);
      for (const { stored, writing } of batch) addUsed(stored, writing);
    } catch (error) {
      this.#log.warn({ err: error }, 'usage could not be written and is kept for the next try');
      for (const counters of batch) {
        addUsed(counters.pending, counters.writing);
        this.#writeSoon(counters);
      }
    }
    for (const counters of batch) counters.writing = {};
    // What is being used will be asked for: the answer is there before the question.
    await readCounters(this.#stores, batch).catch(() => undefined);
  }
}
