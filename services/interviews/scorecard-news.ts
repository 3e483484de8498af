import type { AuditEntry, Cause } from '../../domain/accounts/audit/audit-entry.ts';
import type { Interview } from '../../domain/interviews/interview.ts';
import type { Scorecard } from '../../domain/interviews/scorecard.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { newAuditEntry } from '../../storage/accounts/audit/new-audit-entry.ts';
import { newEvent } from '../../storage/webhooks/events/new-event.ts';

interface About {
  /** The card before; null for a new one. */
  read: Scorecard | null;
  cause: Cause;
  interview: Interview;
}

/** The event of a first submission, and the audit entry of a submission or a later change; none for drafts. */
export function scorecardNews(
  card: Scorecard,
  { read, cause, interview }: About,
): { events: OutboxEvent[]; trail: AuditEntry[] } {
  if (card.submittedAt === null) return { events: [], trail: [] };
  const isFirst = read?.submittedAt === undefined || read.submittedAt === null;
  const { id, accountId, interviewId } = card;
  const state = { interview_id: interviewId, submitted_at: card.submittedAt.toISOString() };
  const entry = isFirst
    ? newAuditEntry(cause, {
        action: 'scorecard.submitted',
        ...{ accountId, targetId: id, before: null, after: state },
      })
    : newAuditEntry(cause, {
        action: 'scorecard.changed',
        ...{ accountId, targetId: id, before: state, after: state },
      });
  return { events: isFirst ? [submittedEvent(card, interview)] : [], trail: [entry] };
}

function submittedEvent(card: Scorecard, interview: Interview): OutboxEvent {
  const { id, accountId, candidateId, recommendation, submittedAt, updatedAt } = card;
  const scorecard = {
    ...{ id, interview_id: card.interviewId, candidate_id: candidateId, recommendation },
    job_id: interview.jobId,
    submitted_at: (submittedAt ?? updatedAt).toISOString(),
  };
  return newEvent({
    kind: 'scorecard.submitted',
    ...{ accountId, organizationId: interview.organizationId, subjectId: candidateId },
    data: { scorecard },
  });
}
