import type { AppContext } from './context.ts';

/**
 * What follows from a write that is acknowledged already. Never fails: what does is said in the log with the ids of the
 * record, and the sweep of such records does it again.
 */
export async function orLeftToSweep(
  { log }: Pick<AppContext, 'log'>,
  work: Promise<unknown>,
  ids: Record<string, string>,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    log.warn({ err: error, ...ids }, 'left to the sweep');
  }
}
