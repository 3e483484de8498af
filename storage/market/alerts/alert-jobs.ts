import { rolesOf, type Role } from '../../../domain/market/alerts/roles.ts';
import type { Stores } from '../../stores.ts';
import { jobModel, type JobRecord } from '../job.model.ts';

/** A job as alerts match and tell it. */
export type AlertJob = Pick<
  JobRecord,
  | '_id'
  | 'title'
  | 'location'
  | 'applyUrl'
  | 'clusterId'
  | 'clusterIds'
  | 'clusterPrimary'
  | 'searchableAt'
  | 'closedAt'
> & { company: Pick<JobRecord['company'], 'name'> };

const FIELDS = {
  title: 1,
  'company.name': 1,
  location: 1,
  applyUrl: 1,
  clusterId: 1,
  clusterIds: 1,
  clusterPrimary: 1,
  searchableAt: 1,
  closedAt: 1,
};

export interface NewJob {
  _id: string;
  searchableAt: Date;
}

interface NewSpan {
  after: Date;
  until: Date;
  /** When the database was restored; null for never. */
  restoredAt: Date | null;
}

/** For so long, a job that was posted before a restore counts as one that the lost records held. */
const READ_AGAIN_MS = 24 * 60 * 60_000;

/**
 * Jobs that became searchable after one moment and until another, oldest first. On the day after a restore, without
 * those that were posted before it: they may have been in a digest that the restored records do not know.
 */
export function streamNewJobs(
  { mongo }: Stores,
  { after, until, restoredAt }: NewSpan,
): AsyncIterable<NewJob> {
  const known = restoredAt !== null && {
    $or: [
      { postedAt: { $gte: restoredAt } },
      { searchableAt: { $gt: new Date(restoredAt.getTime() + READ_AGAIN_MS) } },
    ],
  };
  return jobModel(mongo)
    .find({ searchableAt: { $gt: after, $lte: until }, ...known }, { searchableAt: 1 })
    .sort({ searchableAt: 1, _id: 1 })
    .lean<NewJob[]>()
    .cursor({ batchSize: 1_000 });
}

/** The roles of stored jobs, by job id. Near-duplicates share a block, so each role is complete. */
export async function findRoles(
  { mongo }: Stores,
  ids: readonly string[],
): Promise<Map<string, Role<AlertJob>>> {
  if (ids.length === 0) return new Map();
  const jobs = await jobModel(mongo)
    .find({ _id: { $in: ids } }, { clusterBlock: 1 })
    .lean<{ clusterBlock: string }[]>();
  const blocks = [...new Set(jobs.map(({ clusterBlock }) => clusterBlock))];
  const related = await jobModel(mongo)
    .find({ clusterBlock: { $in: blocks } }, FIELDS)
    .lean<AlertJob[]>();
  return rolesOf(related);
}

/**
 * Gives every job that search showed before `searchableAt` existed the oldest possible time, so that a later change does
 * not make it new. A hidden duplicate has no time of its own: its role is as old as the job shown. Idempotent.
 */
export async function markOldJobs({ mongo }: Stores): Promise<void> {
  await jobModel(mongo).updateMany(
    {
      searchableAt: { $exists: false },
      groupDue: { $exists: false },
      indexedRevision: { $gt: 0 },
      clusterPrimary: true,
    },
    { $set: { searchableAt: new Date(0) } },
  );
}
