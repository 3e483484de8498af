import { slices } from '../../domain/common/slices.ts';
import type { Stores } from '../stores.ts';
import { groupDueMembers } from './grouping-due.ts';
import { jobModel, type JobRecord } from './job.model.ts';

/** A job that this many complete reads in a row lack is closed (decision 0010). */
export const MISSED_READS_TO_CLOSE = 2;
const BATCH = 1000;

export interface ReadOf {
  sourceId: string;
  run: string;
}

/** What a read found of the jobs that were open before it. */
export interface ComparedJobs {
  openBefore: number;
  /** Ids of those that it lacks. */
  missing: string[];
  /** Ids of those that it holds again. */
  forgiven: string[];
}

/** Compares the jobs of a source that were open before the run with what it has seen. */
export async function compareOpenJobs(
  stores: Stores,
  { sourceId, run }: ReadOf,
  seen: ReadonlySet<string>,
): Promise<ComparedJobs> {
  const compared: ComparedJobs = { openBefore: 0, missing: [], forgiven: [] };
  const open = jobModel(stores.mongo)
    // What a run opened itself it has seen.
    .find({ sourceId, closedAt: null, openedRun: { $ne: run } }, { externalId: 1, missedReads: 1 })
    .lean<Pick<JobRecord, '_id' | 'externalId' | 'missedReads'>[]>()
    .cursor();
  for await (const job of open) {
    compared.openBefore += 1;
    if (!seen.has(job.externalId)) compared.missing.push(job._id);
    else if (job.missedReads > 0) compared.forgiven.push(job._id);
  }
  return compared;
}

/**
 * Counts one miss for every job that is missing, closes those missed often enough, and forgives those that are seen
 * again. The run's key on each job makes a second call for the same run count nothing twice.
 */
export async function judgeMissing(
  stores: Stores,
  { run }: ReadOf,
  { missing, forgiven }: ComparedJobs,
): Promise<void> {
  const jobs = jobModel(stores.mongo);
  for (const ids of slices(missing, BATCH)) {
    await jobs.updateMany(
      { _id: { $in: ids }, missedRun: { $ne: run } },
      { $inc: { missedReads: 1 }, $set: { missedRun: run } },
    );
    await closeMissed(stores, { _id: { $in: ids } }, run);
  }
  for (const ids of slices(forgiven, BATCH)) {
    await jobs.updateMany({ _id: { $in: ids } }, { $set: { missedReads: 0, missedRun: null } });
  }
}

/** Counts a miss for an unchanged feed: it lacks what the last complete read lacked (decision 0010). */
export async function repeatMisses(stores: Stores, read: ReadOf): Promise<void> {
  await jobModel(stores.mongo).updateMany(
    {
      sourceId: read.sourceId,
      closedAt: null,
      missedReads: { $gte: 1 },
      missedRun: { $ne: read.run },
    },
    { $inc: { missedReads: 1 }, $set: { missedRun: read.run } },
  );
  await closeMissed(stores, { sourceId: read.sourceId }, read.run);
}

async function closeMissed(
  stores: Stores,
  which: { sourceId: string } | { _id: { $in: string[] } },
  run: string,
): Promise<void> {
  await jobModel(stores.mongo).updateMany(
    {
      ...which,
      closedAt: null,
      missedRun: run,
      missedReads: { $gte: MISSED_READS_TO_CLOSE },
    },
    closing(new Date(), run),
  );
}

/** Closes the open jobs whose own deadline has passed; returns how many. A hosted role is closed by its own timer. */
export async function closeExpiredJobs(stores: Stores, now: Date, run: string): Promise<number> {
  const result = await jobModel(stores.mongo).updateMany(
    { closesAt: { $type: 'date', $lte: now }, closedAt: null, canApply: false },
    closing(now, run),
  );
  return result.modifiedCount;
}

/** Closes every open job of a source. */
export async function closeJobsOfSource(stores: Stores, read: ReadOf): Promise<void> {
  await jobModel(stores.mongo).updateMany(
    { sourceId: read.sourceId, closedAt: null },
    closing(new Date(), read.run),
  );
}

function closing(now: Date, run: string) {
  return {
    $set: {
      closedAt: now,
      change: 'closed',
      changeRun: run,
      revisedAt: now,
      indexDueAt: now,
      ...groupDueMembers(now),
    },
    $inc: { revision: 1 },
  } as const;
}
