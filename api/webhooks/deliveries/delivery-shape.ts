import { z } from 'zod';
import { eventKinds } from '../../../domain/webhooks/events/registry.ts';
import { deliveryStatuses, type DeliveryRecord } from '../../../storage/webhooks/deliveries.ts';

const time = z.iso.datetime();

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

export function deliveryRow(record: DeliveryRecord): z.input<typeof deliverySchema> {
  return {
    id: record._id,
    webhook_id: record.webhookId,
    event_id: record.eventId,
    event_kind: record.eventKind,
    status: record.status,
    next_attempt_at: record.nextAttemptAt?.toISOString() ?? null,
    attempts: record.attempts.map((attempt) => ({
      number: attempt.number,
      at: attempt.at.toISOString(),
      duration_ms: attempt.durationMs,
      status_code: attempt.statusCode,
      error: attempt.error,
      response_excerpt: attempt.responseExcerpt,
    })),
    created_at: record.createdAt.toISOString(),
  };
}
