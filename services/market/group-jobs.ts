import { assignClusterMembers } from '../../domain/market/cluster-members.ts';
import { findDueJobs } from '../../storage/market/due-jobs.ts';
import { assignClusters, blocksOfOthers, openMembers } from '../../storage/market/job-clusters.ts';
import type { JobRecord } from '../../storage/market/job.model.ts';
import type { Stores } from '../../storage/stores.ts';
import { indexJobs } from './indexing/index-jobs.ts';

export interface Grouped {
  /** Jobs whose cluster or standing changed and that must be indexed. */
  regrouped: string[];
  /** Companies of all open jobs of the blocks, whose counts may have changed. */
  companyIds: string[];
}

/**
 * Groups near-duplicates of different sources among the open jobs of these blocks. The result follows from the open
 * jobs alone, and only differences are written. Reads again after each write, since another pass or a closed job may
 * have changed the result.
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
 * Ids of the given stored jobs of a source that need no grouping: new jobs in whose block no other source has an open
 * job. A source that later writes one into the block groups them after that write.
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

/** Indexes those of these jobs that the index does not show as they are. */
export async function indexJobsById(stores: Stores, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await indexJobs(stores, await findDueJobs(stores, { ids }, ids.length));
}
