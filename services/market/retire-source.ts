import { closeJobsOfSource } from '../../storage/market/missing-jobs.ts';
import { deleteSource, markSourceRemoved } from '../../storage/market/sources.ts';
import type { AppContext } from '../context.ts';
import { endIngestion } from './end-ingestion.ts';
import { groupDueJobs } from './group-due-jobs.ts';
import { indexDueCompanies } from './indexing/index-companies.ts';
import { indexDueJobs } from './indexing/index-jobs.ts';

/**
 * Removes a source for good. Its jobs are closed, and the same roles of other sources take their place. The record is
 * deleted last, so a removal that was killed is completed by repeating it.
 */
export async function retireSource(
  ctx: Pick<AppContext, 'stores' | 'temporal'>,
  sourceId: string,
): Promise<void> {
  const { stores } = ctx;
  await markSourceRemoved(stores, sourceId);
  // Jobs that a read writes after this would stay open for ever.
  await endIngestion(ctx, sourceId);
  await closeJobsOfSource(stores, { sourceId, run: `removed:${sourceId}` });
  const companyIds = await groupDueJobs(stores, { sourceId });
  await indexDueJobs(stores, { sourceId });
  await indexDueCompanies(stores, companyIds);
  await deleteSource(stores, sourceId);
}
