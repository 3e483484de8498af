import { z } from 'zod';
import { heldUsdMicros } from '../../domain/billing/account-money.ts';
import { chargesByKind, tokensByModel, totalCost } from '../../domain/billing/charge-sum.ts';
import { chargeKinds, entryKinds, type LedgerEntry } from '../../domain/billing/ledger-entry.ts';
import { meters } from '../../domain/accounts/meters.ts';
import type { AccountMonth } from '../../services/billing/read-month.ts';

const usdMicros = z.int().meta({ description: 'Millionths of a US dollar.' });

/** Usage of an account in a UTC month (decision 0006). */
export const usageSchema = z.object({
  month: z.string().meta({ example: '2026-11' }),
  balance_usd_micros: usdMicros,
  held_usd_micros: usdMicros,
  monthly_limit_usd_micros: usdMicros.nullable(),
  spent_usd_micros: usdMicros,
  meters: z.array(
    z.object({
      meter: z.enum(meters),
      used: z.int(),
      quota: z.int(),
      resets_at: z.iso.datetime(),
    }),
  ),
  tokens: z.array(
    z.object({
      model: z.string(),
      input: z.int(),
      output: z.int(),
      cost_usd_micros: usdMicros,
    }),
  ),
  charges: z.array(
    z.object({ kind: z.enum(chargeKinds), count: z.int(), cost_usd_micros: usdMicros }),
  ),
});
usageSchema.register(z.globalRegistry, { id: 'Usage' });

/** Balance and holds are current, whatever the month. */
export function usageAnswer(month: string, read: AccountMonth): z.infer<typeof usageSchema> {
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

/** An entry of the ledger (decision 0017). */
export const ledgerEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  amount_usd_micros: usdMicros.meta({ description: 'Negative for charges.' }),
  balance_after: usdMicros,
  reference: z
    .string()
    .nullable()
    .meta({ description: 'The record that the entry is for, such as a session.' }),
  reason: z.string().nullable().meta({ description: 'Why an operator gave this credit.' }),
  at: z.iso.datetime(),
});
ledgerEntrySchema.register(z.globalRegistry, { id: 'LedgerEntry' });

export function ledgerRow(entry: LedgerEntry): z.infer<typeof ledgerEntrySchema> {
  return {
    id: entry.id,
    kind: entry.kind,
    amount_usd_micros: entry.amountUsdMicros,
    balance_after: entry.balanceAfterUsdMicros,
    reference: entry.reference,
    reason: entry.reason ?? null,
    at: entry.at.toISOString(),
  };
}
