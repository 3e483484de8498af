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

/** Jobs that became searchable after one moment and until another, oldest first. */
export function streamNewJobs(
  { mongo }: Stores,
  { after, until }: { after: Date; until: Date },
): AsyncIterable<NewJob> {
  return jobModel(mongo)
    .find({ searchableAt: { $gt: after, $lte: until } }, { searchableAt: 1 })
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
