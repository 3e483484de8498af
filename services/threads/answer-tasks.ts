import { parentPort } from 'node:worker_threads';

/** Messages from a pool to its threads. */
export interface PoolTask<Task> {
  id: number;
  task: Task;
}

/** Tells the pool that a task has started: its time limit does not include loading the thread. */
export interface TaskStarted {
  started: number;
}

/** The default export of a pool's module. Runs tasks one at a time in its own thread. */
export function answerTasks<Task, Result>(answer: (task: Task) => Promise<Result>) {
  return ({ id, task }: PoolTask<Task>): Promise<Result> => {
    parentPort?.postMessage({ started: id } satisfies TaskStarted);
    return answer(task);
  };
}
