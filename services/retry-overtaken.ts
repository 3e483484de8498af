import { AppError } from '../domain/common/errors.ts';

/** Far more than change one record at a moment: whoever is overtaken that often is better told to come again. */
const MAX_TRIES = 100;

/**
 * Repeats what reads a record and writes it on condition that nobody else has, for as long as it answers null: somebody
 * else was first. @throws AppError `unavailable` when that never ends, and whatever `attempt` throws.
 */
export async function retryOvertaken<Result>(
  attempt: () => Promise<Result | null>,
): Promise<Result> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const result = await attempt();
    if (result !== null) return result;
  }
  throw new AppError('unavailable', { retryAfterSeconds: 1 });
}
