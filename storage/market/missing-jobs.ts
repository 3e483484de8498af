import { slices } from '../../domain/common/slices.ts';
import type { Stores } from '../stores.ts';
import { groupDueMembers } from './grouping-due.ts';
import { jobModel, type JobRecord } from './job.model.ts';

/** Consecutive complete reads without a job before it is closed (decision 0010). */
export const MISSED_READS_TO_CLOSE = 2;
const BATCH = 1000;

export interface ReadOf {
  sourceId: string;
  run: string;
}

/** The jobs that were open before a read, compared with its rows. */
export interface ComparedJobs {
  openBefore: number;
  /** Ids of jobs that the read did not see. */
  missing: string[];
  /** Ids of formerly missed jobs that the read saw again. */
  forgiven: string[];
}

/** Compares the jobs of a source that were open before the run with the rows it has seen. */
export async function compareOpenJobs(
  stores: Stores,
  { sourceId, run }: ReadOf,
  seen: ReadonlySet<string>,
): Promise<ComparedJobs> {
  const compared: ComparedJobs = { openBefore: 0, missing: [], forgiven: [] };
  const open = jobModel(stores.mongo)
    // The run has seen the jobs that it opened itself.
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
 * Adds a miss to every missing job, closes jobs with too many misses, and resets the misses of jobs seen again.
 * Idempotent: the run's key on each job prevents counting a run twice.
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

/** Adds a miss for an unchanged feed to every job that the last complete read missed (decision 0010). */
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

/** Closes the open jobs whose own deadline has passed; returns how many. Hosted roles have their own timer. */
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
