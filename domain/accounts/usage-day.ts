import { z } from 'zod';
import { meters } from './meters.ts';

/** The counts of each meter on a UTC day. */
export const usageDaySchema = z.object({
  day: z.string(),
  used: z.record(z.enum(meters), z.int()),
});
export type UsageDay = z.infer<typeof usageDaySchema>;
