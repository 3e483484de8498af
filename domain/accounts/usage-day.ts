import { z } from 'zod';
import { meters } from './meters.ts';

/** What each meter counted on a UTC day. */
export const usageDaySchema = z.object({
  day: z.string(),
  used: z.record(z.enum(meters), z.int()),
});
export type UsageDay = z.infer<typeof usageDaySchema>;
