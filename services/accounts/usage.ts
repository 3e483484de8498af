import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Meter } from '../../domain/accounts/meters.ts';
import { addUsage } from '../../storage/accounts/usage.ts';
import type { Stores } from '../../storage/stores.ts';
import {
  addUsed,
  createKnownCounters,
  readCounters,
  standingIn,
  type Counters,
  type Standing,
} from './usage-counters.ts';

/**
 * The others know what one process counts after the sum of both and one write: within half a second. Several
 * processes may together exceed a quota by what was in flight in that time. FRESH_MS is the longer one, so the next
 * flush refreshes a reading before it expires, and the calls of a busy account wait for no read.
 */
const FLUSH_AFTER_MS = 150;
const FRESH_MS = 250;

/** Collects what accounts used, writes it soon, and knows what every process counted half a second ago. */
export class UsageRecorder {
  readonly #stores: Stores;
  readonly #log: Logger;
  readonly #countersOf = createKnownCounters();
  readonly #changed = new Set<Counters>();
  readonly #asked = new Set<Counters>();
  #reading: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  /** Names this process in its writes, which are numbered. */
  readonly #process = randomBytes(6).toString('base64url');
  #stored = 0;
  /** On its way to the store. */
  #batch: readonly Counters[] = [];

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

  /** Where an account stands, as of a moment ago; asks MongoDB only where that is not known here. */
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

  /** Writes what is collected, after what an earlier try may have left unwritten. */
  async #write(): Promise<void> {
    try {
      await this.#writeBatch();
      if (this.#changed.size > 0) await this.#writeBatch();
    } catch (error) {
      this.#log.warn({ err: error }, 'usage could not be written and is kept for the next try');
      this.#timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER_MS).unref();
    }
  }

  /** A batch stays the one that is written until it is stored for certain: under its number it is added once. */
  async #writeBatch(): Promise<void> {
    if (this.#batch.length === 0) this.#batch = this.#takeChanged();
    const batch = this.#batch;
    if (batch.length === 0) return;
    const increments = batch.map(({ accountId, period, writing: used }) => ({
      accountId,
      period,
      used,
    }));
    const write = { process: this.#process, number: this.#stored + 1 };
    await addUsage(this.#stores, increments, write);
    this.#stored = write.number;
    this.#batch = [];
    for (const counters of batch) {
      addUsed(counters.stored, counters.writing);
      counters.writing = {};
    }
    // What is being used will be asked for: the answer is there before the question.
    await readCounters(this.#stores, batch).catch(() => undefined);
  }

  #takeChanged(): Counters[] {
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const counters of changed) {
      counters.writing = counters.pending;
      counters.pending = {};
    }
    return changed;
  }
}
