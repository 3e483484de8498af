import { z } from 'zod';

/** A call with a key. */
export const callSchema = z.object({
  id: z.string(),
  request_id: z.string(),
  key_id: z.string(),
  method: z.string(),
  path: z.string(),
  route: z.string(),
  status: z.int(),
  ms: z.number(),
  at: z.iso.datetime(),
});
export type CallRow = z.infer<typeof callSchema>;
