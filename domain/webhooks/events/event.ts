import type { EventData, EventKind } from './registry.ts';

/** An event as written to the `outbox` of the changed document, in the same write. */
export interface OutboxEvent<Kind extends EventKind = EventKind> {
  /** `evt_…`; the same for every endpoint, attempt and redelivery. */
  id: string;
  kind: Kind;
  createdAt: Date;
  accountId: string;
  organizationId: string | null;
  /** The candidate whose personal data `data` holds. Anonymising finds the event by it. */
  subjectId: string | null;
  data: EventData<Kind>;
  /** The span of the request that caused it, as a W3C `traceparent`; never sent (decision 0058). */
  traceParent?: string;
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
