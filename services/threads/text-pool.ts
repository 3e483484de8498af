import { resultOf } from './result-of.ts';
import { createThreadPool } from './thread-pool.ts';

/** Texts up to this length are handled at once: a thread would answer later. */
const SHORT_TEXT = 20_000;
/** The slowest of the longest texts takes a second on a busy machine. */
const TIME_LIMIT_MS = 5_000;

export interface TextWork<Task extends { text: string }, Result> {
  /** The module that each thread runs (`moduleBeside`): the same work. */
  module: URL;
  work: (task: Task) => Result;
}

/**
 * Returns a function that works on a text of a caller: at once where the text is short, else in a thread, one text per
 * caller at a time, so that a long text delays only its sender.
 * @throws (the function) AppError 429 when the caller has too many texts waiting; 503 when all callers together have,
 * or when the work fails or takes too long.
 */
export function createTextPool<Task extends { text: string }, Result>({
  module,
  work,
}: TextWork<Task, Result>) {
  const pool = createThreadPool<Task, Result>({
    module,
    ...{ threads: 1, maxWaitingPerCaller: 50, maxWaiting: 100 },
    ...{ timeLimitMs: TIME_LIMIT_MS, memoryMiB: 256 },
  });
  return async (task: Task, caller: string): Promise<Result> => {
    if (task.text.length <= SHORT_TEXT) return work(task);
    return resultOf(await pool.run(task, { caller }), 'The text could not be read in time.');
  };
}
