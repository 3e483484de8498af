import { heartbeat } from '@temporalio/activity';
import {
  assignClusterMembers,
  type ClusterAssignment,
} from '../../domain/market/cluster-members.ts';
import type { AppContext } from '../../services/context.ts';
import { indexJobs } from '../../services/market/index-jobs.ts';
import { refreshCompany, touchedCompanies } from '../../storage/market/companies.ts';
import { findDueJobs } from '../../storage/market/due-jobs.ts';
import { assignClusters, openMembers, touchedBlocks } from '../../storage/market/job-clusters.ts';
import type { RunRef } from '../../workflows/market/contract.ts';

const BLOCKS_AT_ONCE = 200;

/**
 * Groups near-duplicates across sources among the jobs that the run touched, then counts the open roles of
 * their companies. Harmless to repeat: the grouping follows from the open jobs alone, and only differences
 * are written.
 */
export function createGroupDuplicates(ctx: AppContext) {
  return async function groupDuplicates(ref: RunRef): Promise<void> {
    const blocks = await touchedBlocks(ctx.stores, ref);
    for (let at = 0; at < blocks.length; at += BLOCKS_AT_ONCE) {
      const members = await openMembers(ctx.stores, blocks.slice(at, at + BLOCKS_AT_ONCE));
      await regroup(ctx, assignClusterMembers(members));
      heartbeat();
    }
    for (const companyId of await touchedCompanies(ctx.stores, ref)) {
      await refreshCompany(ctx.stores, companyId);
      heartbeat();
    }
  };
}

/** Members of other sources change with their cluster, and nobody else would index them soon. */
async function regroup(ctx: AppContext, assignments: ClusterAssignment[]): Promise<void> {
  if (assignments.length === 0) return;
  await assignClusters(ctx.stores, assignments);
  const ids = assignments.map(({ id }) => id);
  await indexJobs(ctx.stores, await findDueJobs(ctx.stores, { ids }, ids.length));
}
