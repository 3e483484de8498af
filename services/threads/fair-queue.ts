import { AppError } from '../../domain/common/errors.ts';

export interface FairQueueOptions {
  /** Jobs that run at the same time. */
  slots: number;
  /** Jobs of one caller that run at the same time; 1 by default. */
  slotsPerCaller?: number;
  /** Jobs that one caller may have waiting. */
  maxWaitingPerCaller: number;
  /** Jobs that may wait in all. */
  maxWaiting: number;
}

export interface Turn {
  /** The account or address that the job is for. */
  caller: string;
  /** When it aborts, a job that still waits is dropped. A job that runs is not stopped. */
  signal?: AbortSignal | undefined;
}

export interface FairQueue {
  /**
   * Runs a job when it is its caller's turn. @throws AppError 429 rate_limited when the caller has too many waiting, 503
   * unavailable when all callers together have, and the signal's reason when it aborts first.
   */
  run<Result>(turn: Turn, job: () => Promise<Result>): Promise<Result>;
}

type Start = () => void;

const RETRY_SECONDS = 5;

/**
 * Shares slots between callers. A caller has only a few jobs running, by default one, and callers take turns, so one
 * with many or slow jobs delays the others by at most these few.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { slots, slotsPerCaller = 1 } = options;
  const waiting = new WaitingJobs(options);
  const running = new Map<string, number>();
  let runningInAll = 0;

  function startNext(): void {
    if (runningInAll >= slots) return;
    const next = waiting.takeNext((caller) => (running.get(caller) ?? 0) < slotsPerCaller);
    if (next === null) return;
    count(next.caller, 1);
    next.start();
  }

  function count(caller: string, change: 1 | -1): void {
    const ofCaller = (running.get(caller) ?? 0) + change;
    if (ofCaller === 0) running.delete(caller);
    else running.set(caller, ofCaller);
    runningInAll += change;
  }

  function waitForTurn({ caller, signal }: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const start = () => {
        signal?.removeEventListener('abort', drop);
        resolve();
      };
      const drop = () => {
        waiting.remove(caller, start);
        reject(signal?.reason as Error);
      };
      waiting.add(caller, start);
      signal?.addEventListener('abort', drop, { once: true });
      startNext();
    });
  }

  return {
    async run(turn, job) {
      await waitForTurn(turn);
      try {
        return await job();
      } finally {
        count(turn.caller, -1);
        startNext();
      }
    },
  };
}

/** Jobs by caller. The caller whose turn was longest ago comes first. */
class WaitingJobs {
  private readonly byCaller = new Map<string, Start[]>();
  private readonly options: FairQueueOptions;
  private count = 0;

  constructor(options: FairQueueOptions) {
    this.options = options;
  }

  /** @throws AppError 429, 503. */
  add(caller: string, start: Start): void {
    const starts = this.byCaller.get(caller) ?? [];
    if (starts.length >= this.options.maxWaitingPerCaller) throw overShare();
    if (this.count >= this.options.maxWaiting) throw allBusy();
    this.byCaller.set(caller, [...starts, start]);
    this.count += 1;
  }

  takeNext(mayStart: (caller: string) => boolean): { caller: string; start: Start } | null {
    for (const [caller, [start]] of this.byCaller) {
      if (start === undefined || !mayStart(caller)) continue;
      this.remove(caller, start);
      return { caller, start };
    }
    return null;
  }

  /** Moves the caller to the end of the queue. */
  remove(caller: string, start: Start): void {
    const others = (this.byCaller.get(caller) ?? []).filter((one) => one !== start);
    this.byCaller.delete(caller);
    if (others.length > 0) this.byCaller.set(caller, others);
    this.count -= 1;
  }
}

function overShare(): AppError {
  return new AppError('rate_limited', {
    message:
      'Too many of your files, texts or large requests are waiting. Send the next one after a response.',
    retryAfterSeconds: RETRY_SECONDS,
  });
}

function allBusy(): AppError {
  return new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
}
