import { heldUsdMicros } from '../../domain/billing/account-money.ts';
import { chargesByKind, tokensByModel, totalCost } from '../../domain/billing/charge-sum.ts';
import type { UsageRow } from '../../domain/billing/usage-row.ts';
import type { AccountMonth } from '../../services/billing/read-month.ts';

/** Usage of one month. Balance and holds are those of the moment of the call. */
export function usageAnswer(month: string, read: AccountMonth): UsageRow {
  const { money, charges } = read;
  return {
    month,
    balance_usd_micros: money.balanceUsdMicros,
    held_usd_micros: heldUsdMicros(money),
    monthly_limit_usd_micros: money.monthlyLimitUsdMicros,
    spent_usd_micros: totalCost(charges),
    meters: read.meters.map(({ meter, used, quota, resetsAt }) => ({
      meter,
      used,
      quota,
      resets_at: resetsAt.toISOString(),
    })),
    tokens: tokensByModel(charges).map(({ costUsdMicros, ...tokens }) => ({
      ...tokens,
      cost_usd_micros: costUsdMicros,
    })),
    charges: chargesByKind(charges).map(({ kind, count, costUsdMicros }) => ({
      kind,
      count,
      cost_usd_micros: costUsdMicros,
    })),
  };
}
