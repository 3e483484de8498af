import { markCompaniesDue } from '../../../storage/market/index-due.ts';
import {
  createJobsIndex,
  deleteIndexes,
  forgottenIndexes,
  swapJobsIndex,
  writeJobDocuments,
} from '../../../storage/market/search/job-index.ts';
import { countOpenJobs, streamJobs, type StreamScope } from '../../../storage/market/job-stream.ts';
import { noteCatchUp } from '../../../storage/market/search/catch-up-note.ts';
import type { Stores } from '../../../storage/stores.ts';
import { catchUpIndex } from './catch-up-index.ts';
import { indexDueCompanies } from './index-companies.ts';
import { indexDueJobs, jobWrite, throwRefusals } from './index-jobs.ts';
import { readmitReaders, restoreIndexes } from './restore-indexes.ts';

const BATCH = 1000;
/** Allows for clock differences and for the time from a write's timestamp to the index. */
const OVERLAP_MS = 60_000;
const SHORT_PASS_MS = 10_000;
/** A rebuild that has not ended within a day was killed. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

export interface RebuildProgress {
  written: number;
  of: number;
}

/**
 * Rebuilds both indexes from MongoDB and deletes the remains of killed rebuilds. Returns the unused indexes, as
 * `rebuildJobsIndex` does.
 */
export async function rebuildIndexes(
  stores: Stores,
  name: string,
  report: (progress: RebuildProgress) => void,
): Promise<string[]> {
  const before = new Date(Date.now() - FORGOTTEN_MS);
  await deleteIndexes(stores, await forgottenIndexes(stores, before));
  await restoreIndexes(stores);
  await markCompaniesDue(stores);
  const old = await rebuildJobsIndex(stores, name, report);
  await indexDueJobs(stores, { before: new Date() });
  await indexDueCompanies(stores);
  await readmitReaders(stores);
  return old;
}

/**
 * Builds a new job index beside the current one, then swaps the alias in one step: no read fails and no change is
 * lost. Changes during the build are written twice, which document versions make idempotent.
 * @returns the unused indexes; delete them once the last search on them has ended.
 */
export async function rebuildJobsIndex(
  stores: Stores,
  name: string,
  report: (progress: RebuildProgress) => void,
): Promise<string[]> {
  await createJobsIndex(stores, name);
  try {
    const since = await fill(stores, name, report);
    // Until the swap, other processes write to the old index only. If this process is killed after it, the sweep
    // catches up.
    await noteCatchUp(stores, { index: name, since });
  } catch (error) {
    await deleteIndexes(stores, [name]);
    throw error;
  }
  const old = await swapJobsIndex(stores, name);
  await catchUpIndex(stores);
  return old;
}

/** Copies all open jobs, then the changes since. Returns the time since when changes may be missing. */
async function fill(
  stores: Stores,
  index: string,
  report: (progress: RebuildProgress) => void,
): Promise<Date> {
  let since = overlapping(Date.now());
  const progress = { written: 0, of: await countOpenJobs(stores) };
  await copy(stores, { scope: 'open', index }, (jobs) => {
    progress.written += jobs;
    report(progress);
  });
  // A pass misses changes behind its position, so the next one starts where it started. A short last pass leaves
  // little for the swap.
  for (;;) {
    const begunAt = Date.now();
    await copy(stores, { scope: { revisedSince: since }, index });
    since = overlapping(begunAt);
    if (Date.now() - begunAt <= SHORT_PASS_MS) return since;
  }
}

function overlapping(momentMs: number): Date {
  return new Date(momentMs - OVERLAP_MS);
}

async function copy(
  stores: Stores,
  { scope, index }: { scope: StreamScope; index: string },
  report: (jobs: number) => void = () => undefined,
): Promise<void> {
  for await (const jobs of streamJobs(stores, scope, BATCH)) {
    throwRefusals(await writeJobDocuments(stores, jobs.map(jobWrite), [index]));
    report(jobs.length);
  }
}
