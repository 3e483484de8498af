import { z } from 'zod';
import { meters } from '../accounts/meters.ts';
import { chargeKinds } from './ledger-entry.ts';

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
export type UsageRow = z.infer<typeof usageSchema>;
