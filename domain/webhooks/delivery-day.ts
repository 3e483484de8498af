import { z } from 'zod';

/** Deliveries of a day or an hour, by how they stand now. */
export const deliveryDaySchema = z.object({
  at: z.iso.datetime(),
  delivered: z.int(),
  failed: z.int(),
  waiting: z.int(),
});
export type DeliveryDay = z.infer<typeof deliveryDaySchema>;
