import type { AlertRow } from '../../../domain/market/alerts/alert-wire.ts';
import type { AlertRecord } from '../../../storage/market/alerts/alerts.ts';

export function alertRow(record: AlertRecord): AlertRow {
  const isDigest = record.cadence !== 'instant';
  return {
    id: record._id,
    name: record.name,
    filters: record.filters,
    cadence: record.cadence,
    channel: record.channel,
    timezone: record.timezone,
    enabled: record.enabled,
    disabled_reason: record.disabledReason,
    last_sent_at: record.lastSentAt?.toISOString() ?? null,
    next_due_at: (isDigest && record.nextDueAt?.toISOString()) || null,
    matched: record.matched,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    version: record.version,
  };
}
