import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

export interface ThreadPoolOptions {
  /** What each thread runs (`moduleBeside`): it says `ready`, then answers every message with one. */
  module: URL;
  threads: number;
  /** Tasks that may wait for a thread; beyond that they are refused. */
  maxWaiting: number;
  /** From the moment a thread has the task. */
  timeLimitMs: number;
  /** Heap of each thread. */
  memoryMiB: number;
}

/** `stopped`: the thread ran out of time or memory, or died, and has been replaced. */
export type Outcome<Result> =
  { ended: 'done'; result: Result } | { ended: 'stopped' } | { ended: 'refused' };

export interface ThreadPool<Task, Result> {
  run(task: Task): Promise<Outcome<Result>>;
}

interface Job<Task, Result> {
  task: Task;
  resolve: (outcome: Outcome<Result>) => void;
  reject: (error: unknown) => void;
}

/** A thread that is idle for so long is let go, with the memory it holds. */
const IDLE_MS = 60_000;

/**
 * Runs tasks in a few threads, one at a time each. A thread that takes too long is ended, whatever it is doing;
 * the next task gets a new one. Threads never keep the process alive.
 */
export function createThreadPool<Task, Result>(
  options: ThreadPoolOptions,
): ThreadPool<Task, Result> {
  const waiting: Job<Task, Result>[] = [];
  const idle: PoolThread<Task, Result>[] = [];
  let running = 0;

  function next(): void {
    if (running >= options.threads) return;
    const job = waiting.shift();
    if (job === undefined) return;
    running += 1;
    const thread = idle.pop() ?? new PoolThread<Task, Result>(options);
    thread
      .run(job.task)
      .then(
        (outcome) => {
          if (outcome.ended === 'done') rest(thread);
          job.resolve(outcome);
        },
        (error: unknown) => job.reject(error),
      )
      .finally(() => {
        running -= 1;
        next();
      });
  }

  function rest(thread: PoolThread<Task, Result>): void {
    idle.push(thread);
    thread.idle(() => {
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
    });
  }

  return {
    run(task) {
      if (waiting.length >= options.maxWaiting) return Promise.resolve({ ended: 'refused' });
      return new Promise((resolve, reject) => {
        waiting.push({ task, resolve, reject });
        next();
      });
    },
  };
}

class PoolThread<Task, Result> {
  private readonly worker: Worker;
  /** Whether it came to listen; false when it ended before. */
  private readonly ready: Promise<boolean>;
  private readonly timeLimitMs: number;
  private hasEnded = false;
  private failure: unknown;
  private leave: () => void = () => undefined;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor({ module, timeLimitMs, memoryMiB }: ThreadPoolOptions) {
    this.timeLimitMs = timeLimitMs;
    const resourceLimits = { maxOldGenerationSizeMb: memoryMiB, stackSizeMb: 4 };
    this.worker = module.pathname.endsWith('.ts')
      ? new Worker(fromSource(module), { eval: true, resourceLimits })
      : new Worker(module, { resourceLimits });
    this.worker.on('error', (error) => (this.failure = error));
    this.ready = new Promise((resolve) => {
      this.worker.once('message', () => resolve(true));
      this.worker.once('exit', () => {
        this.hasEnded = true;
        this.leave();
        resolve(false);
      });
    });
  }

  /** Waits for more to do, but not for long; `leave` is called before it goes. */
  idle(leave: () => void): void {
    this.leave = leave;
    this.worker.unref();
    this.idleTimer = setTimeout(() => {
      leave();
      void this.worker.terminate();
    }, IDLE_MS);
    this.idleTimer.unref();
  }

  /** @throws when the thread cannot even start, which is no task's fault. */
  async run(task: Task): Promise<Outcome<Result>> {
    clearTimeout(this.idleTimer);
    this.worker.ref();
    if (!(await this.ready)) throw new Error('A thread did not start.', { cause: this.failure });
    return this.hasEnded ? { ended: 'stopped' } : this.answer(task);
  }

  /** Listens for this task alone: what outlives it, a promise of the thread's end say, would hold its result. */
  private answer(task: Task): Promise<Outcome<Result>> {
    const { worker, timeLimitMs } = this;
    return new Promise((resolve) => {
      const timer = setTimeout(() => void worker.terminate(), timeLimitMs);
      const onMessage = (result: Result) => end({ ended: 'done', result });
      const onExit = () => end({ ended: 'stopped' });
      function end(outcome: Outcome<Result>): void {
        clearTimeout(timer);
        worker.off('message', onMessage).off('exit', onExit);
        resolve(outcome);
      }
      worker.once('message', onMessage).once('exit', onExit);
      worker.postMessage(task);
    });
  }
}

/** The module of this name in the folder of another (its `import.meta.url`), whether it runs from sources or was built. */
export function moduleBeside(url: string, name: string): URL {
  return new URL(`./${name}${extname(new URL(url).pathname)}`, url);
}

/** Threads do not inherit what turns TypeScript into JavaScript in the process that starts them. */
function fromSource(module: URL): string {
  const tsx = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs');
  const register = JSON.stringify(pathToFileURL(tsx).href);
  return `import(${register}).then((tsx) => { tsx.register(); return import('${module.href}'); });`;
}
