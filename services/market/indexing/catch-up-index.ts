import { streamJobs } from '../../../storage/market/job-stream.ts';
import { findCatchUp, forgetCatchUp } from '../../../storage/market/search/catch-up-note.ts';
import type { Stores } from '../../../storage/stores.ts';
import { indexJobs } from './index-jobs.ts';

const BATCH = 1000;

/**
 * Writes every job to the current job index whose revision has grown since a rebuild began. The mark is cleared last,
 * so a pass that was killed runs again.
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
