import type { AppContext } from './context.ts';

/**
 * Runs work that follows an acknowledged write. Never rejects: a failure is logged with the record's ids, and the sweep
 * of such records repeats the work.
 */
export async function orDeferToSweep(
  { log }: Pick<AppContext, 'log'>,
  work: Promise<unknown>,
  ids: Record<string, string>,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    log.warn({ err: error, ...ids }, 'deferred to the sweep');
  }
}
