import { AppError } from '../domain/common/errors.ts';

/** Far more than the concurrent writers of one record. */
const MAX_TRIES = 100;

/**
 * Repeats a conditional write, with the read before it, while it returns null (a version conflict).
 * @throws AppError `unavailable` after a hundred conflicts, and any error of `attempt`.
 */
export async function retryOnConflict<Result>(
  attempt: () => Promise<Result | null>,
): Promise<Result> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const result = await attempt();
    if (result !== null) return result;
  }
  throw new AppError('unavailable', { retryAfterSeconds: 1 });
}
