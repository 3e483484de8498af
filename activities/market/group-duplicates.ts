import { heartbeat } from '@temporalio/activity';
import type { AppContext } from '../../services/context.ts';
import { groupJobs, indexJobsById } from '../../services/market/group-jobs.ts';
import { refreshCompany } from '../../storage/market/companies.ts';
import { touchedBy } from '../../storage/market/job-clusters.ts';
import type { RunRef } from '../../workflows/market/contract.ts';

const BLOCKS_AT_ONCE = 200;

/**
 * Groups near-duplicates across sources among the jobs that the run touched, then counts the open roles of
 * their companies. Harmless to repeat: the grouping follows from the open jobs alone, and only differences
 * are written.
 */
export function createGroupDuplicates(ctx: AppContext) {
  return async function groupDuplicates(ref: RunRef): Promise<void> {
    const { blocks, companyIds } = await touchedBy(ctx.stores, ref);
    for (let at = 0; at < blocks.length; at += BLOCKS_AT_ONCE) {
      const regrouped = await groupJobs(ctx.stores, blocks.slice(at, at + BLOCKS_AT_ONCE));
      // Members of other sources change with their cluster, and nobody else would index them soon.
      await indexJobsById(ctx.stores, regrouped);
      heartbeat();
    }
    for (const companyId of companyIds) {
      await refreshCompany(ctx.stores, companyId);
      heartbeat();
    }
  };
}
