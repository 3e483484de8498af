import { findDueJobs } from '../../storage/market/due-jobs.ts';
import { closeJobsOfSource } from '../../storage/market/missing-jobs.ts';
import { removeSource } from '../../storage/market/sources.ts';
import type { Stores } from '../../storage/stores.ts';
import { indexJobs } from './index-jobs.ts';

const BATCH = 500;

/** Removes a source for good: its jobs are closed, since nothing will ever say again that they are open. */
export async function retireSource(stores: Stores, sourceId: string): Promise<void> {
  await removeSource(stores, sourceId);
  await closeJobsOfSource(stores, { sourceId, run: `removed:${sourceId}` });
  for (;;) {
    const due = await findDueJobs(stores, { sourceId }, BATCH);
    if (due.length === 0) return;
    await indexJobs(stores, due);
  }
}
