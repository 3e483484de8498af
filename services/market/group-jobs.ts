import {
  assignClusterMembers,
  type ClusterAssignment,
} from '../../domain/market/cluster-members.ts';
import { findDueJobs } from '../../storage/market/due-jobs.ts';
import { assignClusters, openMembers } from '../../storage/market/job-clusters.ts';
import type { Stores } from '../../storage/stores.ts';
import { indexJobs } from './index-jobs.ts';

/**
 * Groups near-duplicates of different sources among the open jobs of these blocks. Follows from the open jobs
 * alone, and only differences are written; answers the jobs that changed, which the index does not show yet.
 */
export async function groupJobs(stores: Stores, blocks: string[]): Promise<string[]> {
  const assignments: ClusterAssignment[] = assignClusterMembers(await openMembers(stores, blocks));
  await assignClusters(stores, assignments);
  return assignments.map(({ id }) => id);
}

/** Brings the index up to date with those of these jobs that it does not show as they are. */
export async function indexJobsById(stores: Stores, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await indexJobs(stores, await findDueJobs(stores, { ids }, ids.length));
}
