import { resultOf } from '../threads/result-of.ts';
import { createThreadPool } from '../threads/thread-pool.ts';

/** The largest document that a model writes (100,000 characters) takes three seconds. */
const TIME_LIMIT_MS = 30_000;

/**
 * Returns a function that draws an account's document in a thread, since ten pages take most of a second. Accounts take
 * turns.
 * @throws (the function) AppError 429 when the account has too many documents waiting; 503 when all accounts together
 * have, or when drawing fails or takes too long.
 */
export function createDrawingPool<Task>({ module, format }: { module: URL; format: string }) {
  const pool = createThreadPool<Task, Uint8Array>({
    module,
    ...{ threads: 1, maxWaitingPerCaller: 20, maxWaiting: 100 },
    ...{ timeLimitMs: TIME_LIMIT_MS, memoryMiB: 256 },
  });
  return async (accountId: string, task: Task): Promise<Buffer> => {
    const outcome = await pool.run(task, { caller: accountId });
    return Buffer.from(resultOf(outcome, `The ${format} could not be drawn.`));
  };
}
