import type { EventData, EventKind } from './registry.ts';

/** What happened, as it is written into the `outbox` of the document it happened to, in the same write. */
export interface OutboxEvent<Kind extends EventKind = EventKind> {
  /** `evt_…`; the same for every receiver, attempt and redelivery. */
  id: string;
  kind: Kind;
  createdAt: Date;
  accountId: string;
  organizationId: string | null;
  /** The candidate whose personal data `data` holds, so that anonymising finds it. */
  subjectId: string | null;
  data: EventData<Kind>;
}

/** The body of a delivery, the same bytes for every attempt (decision 0016). */
export function eventBody(event: Omit<OutboxEvent, 'subjectId'>): string {
  return JSON.stringify({
    id: event.id,
    kind: event.kind,
    created_at: event.createdAt.toISOString(),
    account_id: event.accountId,
    organization_id: event.organizationId,
    data: event.data,
  });
}
