import type { Logger } from 'pino';
import type { IdKind } from '../../domain/common/ids.ts';
import { Batcher } from '../../storage/batcher.ts';
import { insertCalls, type CallRecord } from '../../storage/accounts/calls.ts';
import { insertFailedCalls, type FailedCallRecord } from '../../storage/accounts/failed-calls.ts';
import { newId } from '../../storage/new-id.ts';
import type { Stores } from '../../storage/stores.ts';

const WRITE_AFTER_MS = 500;
const MOST_WAITING = 1_000;
const MINUTE_MS = 60_000;

type Noted<Call> = Call & { _id: string; at: Date };

interface Options<Call> {
  log: Logger;
  /** The kind of their ids. */
  kind: IdKind;
  /** Calls of an account in a minute. A program that calls without pause fills no disk. */
  mostPerMinute: number;
  insert: (calls: readonly Noted<Call>[]) => Promise<void>;
}

/** Stores calls with keys, after their answers. A crash loses those of half a second. */
export class NotedCalls<Call extends { accountId: string }> {
  readonly #options: Options<Call>;
  readonly #writes: Batcher<Noted<Call>, void>;
  #minute = 0;
  #counts = new Map<string, number>();

  constructor(options: Options<Call>) {
    this.#options = options;
    const { log, kind, insert } = options;
    this.#writes = new Batcher({
      run: async (calls) => {
        try {
          await insert(calls);
        } catch (error) {
          log.warn({ err: error, kind, calls: calls.length }, 'calls could not be stored');
        }
      },
      delayMs: WRITE_AFTER_MS,
      concurrency: 1,
    });
  }

  note(call: Call): void {
    const at = new Date();
    if (this.#writes.size >= MOST_WAITING || !this.#hasRoom(call.accountId, at)) return;
    void this.#writes.add({ ...call, _id: newId(this.#options.kind), at });
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
    return count <= this.#options.mostPerMinute;
  }
}

type Made<Row> = Omit<Row, '_id' | 'at'>;

export interface CallLogs {
  /** Every call. */
  calls: NotedCalls<Made<CallRecord>>;
  /** Those that were answered with an error. */
  failedCalls: NotedCalls<Made<FailedCallRecord>>;
}

/** The logs of calls with keys, per process. */
export function createCallLogs(stores: Stores, log: Logger): CallLogs {
  return {
    calls: new NotedCalls({
      log,
      kind: 'call',
      mostPerMinute: 1_200,
      insert: (calls) => insertCalls(stores, calls),
    }),
    failedCalls: new NotedCalls({
      log,
      kind: 'failedCall',
      mostPerMinute: 120,
      insert: (calls) => insertFailedCalls(stores, calls),
    }),
  };
}
