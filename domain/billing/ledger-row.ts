import { z } from 'zod';
import { entryKinds, type LedgerEntry } from './ledger-entry.ts';

const usdMicros = z.int().meta({ description: 'Millionths of a US dollar.' });

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
export type LedgerRow = z.infer<typeof ledgerEntrySchema>;

export function ledgerRow(entry: LedgerEntry): LedgerRow {
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
