import { assignClusterMembers } from '../../domain/market/cluster-members.ts';
import { findDueJobs } from '../../storage/market/due-jobs.ts';
import { assignClusters, blocksOfOthers, openMembers } from '../../storage/market/job-clusters.ts';
import type { JobRecord } from '../../storage/market/job.model.ts';
import type { Stores } from '../../storage/stores.ts';
import { indexJobs } from './index-jobs.ts';

export interface Grouped {
  /** The jobs whose cluster or standing changed, which the index does not show yet. */
  regrouped: string[];
  /** Of all open jobs of the blocks: whose counts may have changed. */
  companyIds: string[];
}

/**
 * Groups near-duplicates of different sources among the open jobs of these blocks. Follows from the open jobs alone,
 * and only differences are written. Looks again after each write: another pass, or a job that closed in between, may
 * have made wrong what was right when it was read.
 */
export async function groupJobs(stores: Stores, blocks: string[]): Promise<Grouped> {
  const regrouped = new Set<string>();
  const companyIds = new Set<string>();
  for (;;) {
    const members = await openMembers(stores, blocks);
    for (const { company } of members) companyIds.add(company.id);
    const assignments = assignClusterMembers(members);
    if (assignments.length === 0) {
      return { regrouped: [...regrouped], companyIds: [...companyIds] };
    }
    await assignClusters(stores, assignments);
    for (const { id } of assignments) regrouped.add(id);
  }
}

/**
 * Ids of those of a source's jobs, all of them written, that are grouped as they stand: new ones in whose block no other
 * source has an open job. Whoever writes one into it later looks after that write, and groups them too.
 */
export async function groupedAsMade(
  stores: Stores,
  sourceId: string,
  written: readonly JobRecord[],
): Promise<Set<string>> {
  const made = written.filter(({ change }) => change === 'new');
  const blocks = [...new Set(made.map(({ clusterBlock }) => clusterBlock))];
  const shared = await blocksOfOthers(stores, sourceId, blocks);
  return new Set(
    made.filter(({ clusterBlock }) => !shared.has(clusterBlock)).map(({ _id }) => _id),
  );
}

/** Brings the index up to date with those of these jobs that it does not show as they are. */
export async function indexJobsById(stores: Stores, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await indexJobs(stores, await findDueJobs(stores, { ids }, ids.length));
}
