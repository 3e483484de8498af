import type { DeliveryRow } from '../../../domain/webhooks/delivery-row.ts';
import type { DeliveryRecord } from '../../../storage/webhooks/deliveries.ts';

export function deliveryRow(record: DeliveryRecord): DeliveryRow {
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
