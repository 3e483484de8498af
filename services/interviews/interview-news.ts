import type { AuditEntry, Cause } from '../../domain/accounts/audit/audit-entry.ts';
import { isMoved } from '../../domain/interviews/change-interview.ts';
import type { Interview } from '../../domain/interviews/interview.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { newAuditEntry } from '../../storage/accounts/audit/new-audit-entry.ts';
import { newEvent } from '../../storage/webhooks/events/new-event.ts';

type Step = Interview['status'] | 'moved';

interface News {
  events: OutboxEvent[];
  trail: AuditEntry[];
}

/** The event and the audit entry of a new interview. */
export function creationNews(interview: Interview, cause: Cause): News {
  const { id, accountId } = interview;
  const action = interview.startsAt === null ? 'interview.proposed' : 'interview.scheduled';
  const after = stateOf(interview);
  const entry = newAuditEntry(cause, { action, accountId, targetId: id, before: null, after });
  return { events: [interviewEvent(interview, action)], trail: [entry] };
}

/** The event and the audit entry of a change; none where status and time stay. */
export function changeNews(interview: Interview, read: Interview, cause: Cause): News {
  const step = stepOf(interview, read);
  if (step === null || step === 'proposed') return silentNews(interview, read);
  const { id, accountId } = interview;
  const states = { before: stateOf(read), after: stateOf(interview) };
  const entry = newAuditEntry(cause, {
    action: `interview.${step}`,
    accountId,
    targetId: id,
    ...states,
  });
  const events = step === 'no_show' ? [] : [interviewEvent(interview, `interview.${step}`)];
  return { events, trail: [entry] };
}

/** No audit entry: status and time stay. */
function silentNews({ id, accountId, organizationId, sequence }: Interview, read: Interview): News {
  if (sequence === read.sequence) return { events: [], trail: [] };
  const kind = 'interview.invitation_changed';
  const event = newEvent({ kind, accountId, organizationId, data: { interview: { id } } });
  return { events: [event], trail: [] };
}

function stepOf(interview: Interview, read: Interview): Step | null {
  if (isMoved(interview, read)) return 'moved';
  return interview.status === read.status ? null : interview.status;
}

function stateOf({ status, startsAt }: Interview) {
  return { status, starts_at: startsAt?.toISOString() ?? null };
}

type InterviewEventKind = `interview.${Exclude<Step, 'no_show'>}`;

function interviewEvent(interview: Interview, kind: InterviewEventKind): OutboxEvent {
  const { accountId, organizationId, startsAt, endsAt } = interview;
  return newEvent({
    kind,
    accountId,
    organizationId,
    data: {
      interview: {
        id: interview.id,
        candidate_id: interview.candidateId,
        job_id: interview.jobId,
        kind: interview.kind,
        status: interview.status,
        starts_at: startsAt?.toISOString() ?? null,
        ends_at: endsAt?.toISOString() ?? null,
      },
    },
  });
}
