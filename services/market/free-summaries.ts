import { findQuotas } from '../../storage/platform/quotas.ts';
import { countSummary } from '../../storage/platform/summary-counts.ts';
import type { SummaryAsker } from '../../workflows/market/contract.ts';
import type { AppContext } from '../context.ts';

/**
 * Counts the summary of a job for an account, once per UTC day, and says whether it is among those that are free
 * that day (decisions section 14, Billing). Where others come or fail later changes nothing about that.
 */
export async function isFreeSummary(
  ctx: AppContext,
  jobId: string,
  { accountId, day }: SummaryAsker,
): Promise<boolean> {
  const own = (await findQuotas(ctx.stores, [accountId])).get(accountId);
  const quota = own?.ai_summaries ?? ctx.config.quotas.ai_summaries;
  const place = await countSummary(ctx.stores, { accountId, period: day }, jobId);
  return place <= quota;
}
