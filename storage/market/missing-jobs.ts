import type { Stores } from '../stores.ts';
import { groupDueMembers } from './grouping-due.ts';
import { jobModel, type JobRecord } from './job.model.ts';

/** A posting that is missing from this many complete reads in a row is closed (decisions section 4). */
export const MISSED_READS_TO_CLOSE = 2;
const BATCH = 1000;

export interface ReadOf {
  sourceId: string;
  run: string;
}

/** How many jobs of the source were open before this run. */
export function countOpenBefore(stores: Stores, read: ReadOf): Promise<number> {
  return jobModel(stores.mongo).countDocuments(openBefore(read));
}

/** What a run opened itself it has seen. */
function openBefore({ sourceId, run }: ReadOf) {
  return { sourceId, closedAt: null, openedRun: { $ne: run } };
}

/**
 * Counts one miss for every job that was open before the run and that `seen` lacks, closes those missed often enough,
 * and forgives those that are seen again. The run's key on each job makes a second call for the same run count
 * nothing twice.
 */
export async function closeMissingJobs(
  stores: Stores,
  read: ReadOf,
  seen: ReadonlySet<string>,
): Promise<void> {
  const open = jobModel(stores.mongo)
    .find(openBefore(read), { externalId: 1, missedReads: 1 })
    .lean<Pick<JobRecord, '_id' | 'externalId' | 'missedReads'>[]>()
    .cursor();
  let missing: string[] = [];
  let forgiven: string[] = [];
  for await (const job of open) {
    if (!seen.has(job.externalId)) missing.push(job._id);
    else if (job.missedReads > 0) forgiven.push(job._id);
    if (missing.length + forgiven.length < BATCH) continue;
    await judge(stores, read, { missing, forgiven });
    missing = [];
    forgiven = [];
  }
  await judge(stores, read, { missing, forgiven });
  await closeMissed(stores, read);
}

async function judge(
  stores: Stores,
  read: ReadOf,
  { missing, forgiven }: { missing: string[]; forgiven: string[] },
): Promise<void> {
  await countMisses(stores, read, missing);
  if (forgiven.length === 0) return;
  await jobModel(stores.mongo).updateMany(
    { _id: { $in: forgiven } },
    { $set: { missedReads: 0, missedRun: null } },
  );
}

/**
 * An unchanged feed lacks what it lacked before: what the last complete read missed is missed once more
 * (decisions section 4: two reads in a row).
 */
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
  await closeMissed(stores, read);
}

async function countMisses(stores: Stores, read: ReadOf, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await jobModel(stores.mongo).updateMany(
    { _id: { $in: ids }, missedRun: { $ne: read.run } },
    { $inc: { missedReads: 1 }, $set: { missedRun: read.run } },
  );
}

async function closeMissed(stores: Stores, read: ReadOf): Promise<void> {
  await jobModel(stores.mongo).updateMany(
    {
      sourceId: read.sourceId,
      closedAt: null,
      missedRun: read.run,
      missedReads: { $gte: MISSED_READS_TO_CLOSE },
    },
    closing(new Date(), read.run),
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
