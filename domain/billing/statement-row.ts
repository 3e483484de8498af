import { z } from 'zod';

/** A closed month of an account's ledger. */
export const statementSchema = z.object({
  month: z.string(),
  opening_balance_usd_micros: z.int(),
  credited_usd_micros: z.int(),
  charged_usd_micros: z.int(),
  closing_balance_usd_micros: z.int(),
  closed_at: z.iso.datetime(),
});
export type StatementRow = z.infer<typeof statementSchema>;
