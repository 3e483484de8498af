import { findQuotas } from '../../storage/accounts/quotas.ts';
import { countSummary } from '../../storage/accounts/summary-counts.ts';
import type { SummaryRequester } from '../../workflows/market/contract.ts';
import type { AppContext } from '../context.ts';

/**
 * Whether a summary is among an account's free ones of a UTC day (decision 0018). A summary keeps its place when
 * later ones are added or fail.
 */
export async function isFreeSummary(
  ctx: Pick<AppContext, 'config' | 'stores'>,
  summaryId: string,
  { accountId, day }: SummaryRequester,
): Promise<boolean> {
  const own = (await findQuotas(ctx.stores, [accountId])).get(accountId);
  const places = own?.ai_summaries ?? ctx.config.quotas.ai_summaries;
  const place = await countSummary(ctx.stores, { accountId, period: day }, { summaryId, places });
  return place !== null && place <= places;
}

/** Counts a written summary, free or not. A failed one is not metered. */
export async function countWritten(
  { stores }: Pick<AppContext, 'stores'>,
  summaryId: string,
  { accountId, day }: SummaryRequester,
): Promise<void> {
  await countSummary(stores, { accountId, period: day }, { summaryId, places: Infinity });
}
