import { AppError } from '../../domain/common/errors.ts';
import { createThreadPool } from '../threads/thread-pool.ts';

/** The largest document that a model writes (100,000 characters) takes three seconds. */
const TIME_LIMIT_MS = 30_000;
const BUSY_RETRY_SECONDS = 5;

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
    if (outcome.ended === 'done') return Buffer.from(outcome.result);
    throw new AppError('unavailable', {
      message: `The ${format} could not be drawn.`,
      retryAfterSeconds: BUSY_RETRY_SECONDS,
      cause: outcome.cause,
    });
  };
}
