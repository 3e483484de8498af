import type { AuditEntry, Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { Offer, OfferStatus, SentStatus } from '../../../domain/hiring/offers/offer.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { newAuditEntry } from '../../../storage/accounts/audit/new-audit-entry.ts';
import { newEvent } from '../../../storage/webhooks/events/new-event.ts';

/** The event and the audit entry of an offer that enters a status. */
export function offerNews(
  offer: Omit<Offer, 'status'> & { status: SentStatus },
  { from, cause }: { from: OfferStatus; cause: Cause },
): { events: OutboxEvent[]; trail: AuditEntry[] } {
  const { accountId, status } = offer;
  const action = `offer.${status}` as const;
  const entry = newAuditEntry(cause, {
    action,
    accountId,
    targetId: offer.id,
    before: { status: from },
    after: { status },
  });
  return { events: [offerEvent(offer)], trail: [entry] };
}

function offerEvent(offer: Omit<Offer, 'status'> & { status: SentStatus }): OutboxEvent {
  const { accountId, organizationId, candidateId, jobId, title, status, expiresAt } = offer;
  return newEvent({
    kind: `offer.${status}`,
    accountId,
    organizationId,
    subjectId: candidateId,
    data: {
      offer: {
        id: offer.id,
        candidate_id: candidateId,
        job_id: jobId,
        title,
        status,
        expires_at: expiresAt?.toISOString() ?? null,
      },
    },
  });
}
