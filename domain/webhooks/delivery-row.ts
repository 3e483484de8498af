import { z } from 'zod';
import { eventKinds } from './events/registry.ts';

const time = z.iso.datetime();

export const deliveryStatuses = ['pending', 'succeeded', 'failed', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

const attemptSchema = z.object({
  number: z.number().int(),
  at: time,
  duration_ms: z.number().int(),
  status_code: z.number().int().nullable().meta({ description: 'null when there was no answer.' }),
  error: z.string().nullable().meta({
    description: 'Why there was none: timeout, unreachable, address_not_allowed and the like.',
  }),
  response_excerpt: z.string().nullable().meta({ description: 'The first KiB of the answer.' }),
});
export type AttemptRow = z.infer<typeof attemptSchema>;

/** A delivery as the API returns it. */
export const deliverySchema = z.object({
  id: z.string().meta({ example: 'whd_0NaQ8xT2v7Bd1kZp4mXw' }),
  webhook_id: z.string(),
  event_id: z.string(),
  event_kind: z.enum(eventKinds),
  status: z.enum(deliveryStatuses),
  next_attempt_at: time.nullable().meta({
    description:
      'null when none follows. While the first attempt is made: when it is repeated if its result is not stored.',
  }),
  attempts: z.array(attemptSchema).meta({ description: 'Oldest first; the latest 50.' }),
  created_at: time,
});
deliverySchema.register(z.globalRegistry, { id: 'WebhookDelivery' });
export type DeliveryRow = z.infer<typeof deliverySchema>;
