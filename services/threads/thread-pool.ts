import { Piscina } from 'piscina';
import type { PoolTask, TaskAnswer, TaskStarted } from './answer-tasks.ts';
import { createFairQueue, type Turn } from './fair-queue.ts';
import { loaderOf } from './thread-module.ts';
import { limitTime } from './time-limit.ts';

export interface ThreadPoolOptions {
  /** The module that each thread runs (`moduleBeside`). Its default export is made by `answerTasks`. */
  module: URL;
  threads: number;
  /** Tasks of one caller that may wait while one of them runs. */
  maxWaitingPerCaller: number;
  /** Tasks that may wait in all. */
  maxWaiting: number;
  /** Processor time of a task, where the system tells it; otherwise the time since a thread started it. */
  timeLimitMs: number;
  /** Heap of each thread. */
  memoryMiB: number;
}

/** `stopped`: the task failed, or its thread ran out of time or memory and was replaced. */
export type Outcome<Result> =
  { ended: 'done'; result: Result } | { ended: 'stopped'; cause: unknown };

export interface ThreadPool<Task, Result> {
  /**
   * @throws AppError 429 or 503 when too many tasks wait, the signal's reason when the task is dropped, and Error when
   * no thread starts it, which is not the task's fault.
   */
  run(task: Task, turn: Turn): Promise<Outcome<Result>>;
}

interface Unstarted {
  start: (thread: string | null) => void;
  kill: (reason?: unknown) => void;
}

/** An idle thread is ended after this time, to free its memory. */
const IDLE_MS = 60_000;
/** Loading a thread's modules takes a second; a thread that never starts its task must not hold its caller for ever. */
const LOAD_LIMIT_MS = 60_000;
const STACK_MIB = 4;

/**
 * Runs tasks in a few threads, one at a time each, and shares the threads fairly between callers. A thread that takes
 * too long is killed; the next task gets a new one. Threads never keep the process alive.
 */
export function createThreadPool<Task, Result>(
  options: ThreadPoolOptions,
): ThreadPool<Task, Result> {
  const queue = createFairQueue({ ...options, slots: options.threads });
  const pool = openPool(options);
  /** Tasks that no thread has started yet. */
  const unstarted = new Map<number, Unstarted>();
  let lastId = 0;
  pool.on('message', ({ started, thread }: TaskStarted) => unstarted.get(started)?.start(thread));
  // A thread died without a task: between two, or while it was loading for the tasks that are left.
  pool.on('error', (error) => {
    if (pool.threads.length > 0) return;
    for (const { kill } of unstarted.values()) kill(error);
  });

  async function runNow(task: Task): Promise<Outcome<Result>> {
    const id = (lastId += 1);
    // Aborting a running task kills its thread.
    const killer = new AbortController();
    const kill = (reason?: unknown) => killer.abort(reason);
    const loading = setTimeout(kill, LOAD_LIMIT_MS);
    let endLimit = () => clearTimeout(loading);
    const start = (thread: string | null) => {
      unstarted.delete(id);
      endLimit();
      endLimit = limitTime(thread, options.timeLimitMs, kill);
    };
    unstarted.set(id, { start, kill });
    try {
      const poolTask: PoolTask<Task> = { id, task };
      const { signal } = killer;
      const answer = (await pool.run(poolTask, { signal })) as TaskAnswer<Result>;
      if ('failure' in answer) return { ended: 'stopped', cause: answer.failure };
      return { ended: 'done', result: answer.result };
    } catch (cause) {
      if (unstarted.has(id)) throw new Error('No thread started the task.', { cause });
      return { ended: 'stopped', cause };
    } finally {
      endLimit();
      unstarted.delete(id);
    }
  }

  return { run: (task, turn) => queue.run(turn, () => runNow(task)) };
}

function openPool({ module, threads, memoryMiB }: ThreadPoolOptions): Piscina {
  return new Piscina({
    filename: module.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    // Between tasks a thread returns to its event loop, where libraries run deferred work.
    atomics: 'disabled',
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: memoryMiB, stackSizeMb: STACK_MIB },
    execArgv: loaderOf(module),
  });
}
