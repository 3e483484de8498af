import { parentPort } from 'node:worker_threads';
import { ownThread } from './time-limit.ts';

/** Messages from a pool to its threads. */
export interface PoolTask<Task> {
  id: number;
  task: Task;
}

/** Tells the pool that a task has started: its time limit does not include loading the thread. */
export interface TaskStarted {
  started: number;
  /** Names the thread for `limitTime`. */
  thread: string | null;
}

/** The answer of a thread. A failure is an answer, too: a rejected task is one whose thread ended. */
export type TaskAnswer<Result> = { result: Result } | { failure: unknown };

/** The default export of a pool's module. Runs tasks one at a time in its own thread. */
export function answerTasks<Task, Result>(answer: (task: Task) => Promise<Result>) {
  const thread = ownThread();
  return async ({ id, task }: PoolTask<Task>): Promise<TaskAnswer<Result>> => {
    parentPort?.postMessage({ started: id, thread } satisfies TaskStarted);
    try {
      return { result: await answer(task) };
    } catch (failure) {
      return { failure };
    }
  };
}
