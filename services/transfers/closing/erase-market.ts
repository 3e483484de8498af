import { organizationIdsOf } from '../../../storage/hiring/organizations-of.ts';
import { eraseHosted } from '../../../storage/market/erase-hosted.ts';
import { closeJobsOfSource } from '../../../storage/market/missing-jobs.ts';
import type { Stores } from '../../../storage/stores.ts';
import { groupDueJobs } from '../../market/group-due-jobs.ts';
import { indexDueCompanies } from '../../market/indexing/index-companies.ts';
import { indexDueJobs } from '../../market/indexing/index-jobs.ts';

/**
 * Removes the jobs of an account from the search index, then from MongoDB. It reads the organizations, so it runs before
 * their erasure; `known` are those of earlier passes. Idempotent.
 * @throws when jobs are left, because another process changed them concurrently.
 */
export async function eraseMarket(
  stores: Stores,
  { accountId, known }: { accountId: string; known: readonly string[] },
  between: () => void,
): Promise<void> {
  const stored = await organizationIdsOf(stores, accountId);
  for (const sourceId of new Set([...known, ...stored])) {
    await closeJobsOfSource(stores, { sourceId, run: `closed:${sourceId}` });
    const companyIds = await groupDueJobs(stores, { sourceId });
    await indexDueJobs(stores, { sourceId }, between);
    await indexDueCompanies(stores, [sourceId, ...companyIds]);
    if (await eraseHosted(stores, sourceId)) throw new Error(`Jobs of ${sourceId} are left.`);
    between();
  }
}
