import { findQuotas } from '../../storage/accounts/quotas.ts';
import { countSummary } from '../../storage/accounts/summary-counts.ts';
import type { SummaryAsker } from '../../workflows/market/contract.ts';
import type { AppContext } from '../context.ts';

/**
 * Whether a summary is among the free ones of an account on a UTC day (decision 0018). A summary keeps its place,
 * however many others come or fail later.
 */
export async function isFreeSummary(
  ctx: AppContext,
  summaryId: string,
  { accountId, day }: SummaryAsker,
): Promise<boolean> {
  const own = (await findQuotas(ctx.stores, [accountId])).get(accountId);
  const places = own?.ai_summaries ?? ctx.config.quotas.ai_summaries;
  const place = await countSummary(ctx.stores, { accountId, period: day }, { summaryId, places });
  return place !== null && place <= places;
}

/** Counts a summary that is written, free or not: what ends in a refusal is not metered. */
export async function countWritten(
  { stores }: AppContext,
  summaryId: string,
  { accountId, day }: SummaryAsker,
): Promise<void> {
  await countSummary(stores, { accountId, period: day }, { summaryId, places: Infinity });
}
