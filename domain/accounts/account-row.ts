import { z } from 'zod';

/** An account as operators see it. */
export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  balance_usd_micros: z.int(),
  held_usd_micros: z.int(),
  created_at: z.iso.datetime(),
});
export type AccountRow = z.infer<typeof accountSchema>;
