import { streamJobs } from '../../storage/market/job-stream.ts';
import { findCatchUp, forgetCatchUp } from '../../storage/market/search/catch-up-note.ts';
import type { Stores } from '../../storage/stores.ts';
import { indexJobs } from './index-jobs.ts';

const BATCH = 1000;

/**
 * Writes to the job index that is read whatever a rebuild noted that it may lack: every job whose revision grew since
 * then, also one that was thought to be indexed. The note goes last, so that a pass that was killed is done again.
 */
export async function catchUpIndex(
  stores: Stores,
  beat: () => void = () => undefined,
): Promise<void> {
  const note = await findCatchUp(stores);
  if (note === null) return;
  for await (const jobs of streamJobs(stores, { revisedSince: note.since }, BATCH)) {
    await indexJobs(stores, jobs);
    beat();
  }
  await forgetCatchUp(stores, note);
}
