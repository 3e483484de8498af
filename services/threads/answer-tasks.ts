import { parentPort } from 'node:worker_threads';

/** What a pool hands to its threads. */
export interface PoolTask<Task> {
  id: number;
  task: Task;
}

/** Tells the pool that a task has started: only then does its time count, not while the thread loads. */
export interface TaskStarted {
  started: number;
}

/** The default export of a pool's module: answers tasks one at a time, in a thread of its own. */
export function answerTasks<Task, Result>(answer: (task: Task) => Promise<Result>) {
  return ({ id, task }: PoolTask<Task>): Promise<Result> => {
    parentPort?.postMessage({ started: id } satisfies TaskStarted);
    return answer(task);
  };
}
