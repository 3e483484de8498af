import type { Logger } from 'pino';
import { insertFailedCalls, type FailedCallRecord } from '../../storage/accounts/failed-calls.ts';
import { Batcher } from '../../storage/batcher.ts';
import { newId } from '../../storage/new-id.ts';
import type { Stores } from '../../storage/stores.ts';

const WRITE_AFTER_MS = 500;
/** Per process. A program that repeats a refused call without pause fills no disk. */
const MOST_PER_MINUTE = 120;
const MOST_WAITING = 1_000;
const MINUTE_MS = 60_000;

export type FailedCall = Omit<FailedCallRecord, '_id' | 'at'>;

/** Stores calls with keys that failed, after their answers. A crash loses those of half a second. */
export class FailedCalls {
  readonly #writes: Batcher<FailedCallRecord, void>;
  #minute = 0;
  #counts = new Map<string, number>();

  constructor(stores: Stores, log: Logger) {
    this.#writes = new Batcher({
      run: async (calls) => {
        try {
          await insertFailedCalls(stores, calls);
        } catch (error) {
          log.warn({ err: error, calls: calls.length }, 'failed calls could not be stored');
        }
      },
      delayMs: WRITE_AFTER_MS,
      concurrency: 1,
    });
  }

  note(call: FailedCall): void {
    const at = new Date();
    if (this.#writes.size >= MOST_WAITING || !this.#hasRoom(call.accountId, at)) return;
    void this.#writes.add({ _id: newId('failedCall'), ...call, at });
  }

  /** Stores what was noted; a graceful stop waits for it. */
  flush(): Promise<void> {
    return this.#writes.flush();
  }

  #hasRoom(accountId: string, at: Date): boolean {
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    if (minute !== this.#minute) this.#counts.clear();
    this.#minute = minute;
    const count = (this.#counts.get(accountId) ?? 0) + 1;
    this.#counts.set(accountId, count);
    return count <= MOST_PER_MINUTE;
  }
}
