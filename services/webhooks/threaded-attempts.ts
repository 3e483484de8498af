import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { moduleBeside, startThread } from '../threads/thread-module.ts';
import type { Attempt } from './attempt-delivery.ts';
import type { FirstAttempts } from './first-attempts.ts';

/** Messages to the thread: attempts to be made, and the end of them. */
export type SenderMessage = { attempts: readonly Attempt[] } | 'end';

interface RunningThread {
  worker: Worker;
  ended: Promise<void>;
}

/**
 * Makes first attempts in a thread of their own, so that they take no time from the requests that this process answers.
 * The thread starts with the first attempt. A delivery whose thread dies is left to the sweep.
 */
export function createThreadedAttempts(config: Config, log: Logger): FirstAttempts {
  let current: RunningThread | null = null;
  const ending = new Set<Promise<void>>();

  function start(): RunningThread {
    const worker = startThread(moduleBeside(import.meta.url, '../sender-thread'), config);
    // The process may end without it: what is not sent by then is left to the sweep.
    worker.unref();
    worker.on('error', (error) => log.error({ err: error }, 'the sender thread failed'));
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    const thread = { worker, ended };
    void ended.then(() => {
      if (current === thread) current = null;
    });
    return thread;
  }

  function end({ worker, ended }: RunningThread): void {
    current = null;
    worker.ref();
    worker.postMessage('end' satisfies SenderMessage);
    ending.add(ended);
    void ended.then(() => ending.delete(ended));
  }

  return {
    start(_ctx, attempts) {
      if (attempts.length === 0) return;
      current ??= start();
      current.worker.postMessage({ attempts } satisfies SenderMessage);
    },
    async drain() {
      if (current !== null) end(current);
      await Promise.all(ending);
    },
  };
}
