import { z } from 'zod';

/** A workflow in flight. */
export const processSchema = z.object({
  id: z.string(),
  type: z.string(),
  queue: z.string(),
  started_at: z.iso.datetime(),
});
export type ProcessRow = z.infer<typeof processSchema>;
