import { findDueJobs, type DueScope } from '../../storage/market/due-jobs.ts';
import type { Stores } from '../../storage/stores.ts';
import { indexJobs } from './index-jobs.ts';

const BATCH = 500;

/**
 * Indexes every due job of a scope and returns their number. `beat` is called between batches and throws to end the
 * pass.
 */
export async function indexDueJobs(
  stores: Stores,
  scope: DueScope,
  beat: () => void = () => undefined,
): Promise<number> {
  let indexed = 0;
  for (;;) {
    const due = await findDueJobs(stores, scope, BATCH);
    if (due.length === 0) return indexed;
    await indexJobs(stores, due);
    indexed += due.length;
    beat();
  }
}
