import { z } from 'zod';

/** A call with a key that failed. */
export const failedCallSchema = z.object({
  id: z.string(),
  request_id: z.string(),
  key_id: z.string(),
  method: z.string(),
  route: z.string(),
  status: z.int(),
  code: z.string(),
  at: z.iso.datetime(),
});
export type FailedCallRow = z.infer<typeof failedCallSchema>;
