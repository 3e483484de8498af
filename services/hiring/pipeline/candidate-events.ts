import type { Candidate } from '../../../domain/hiring/candidate.ts';
import { applicationSummary } from '../../../domain/hiring/pipeline/candidate-row.ts';
import type { HiredCandidate } from '../../../domain/hiring/pipeline/hire-candidate.ts';
import type { MovedApplication } from '../../../domain/hiring/pipeline/move-application.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { inOrder, newEvent } from '../../../storage/webhooks/events/new-event.ts';

type Person = Pick<Candidate, 'id' | 'accountId' | 'name' | 'email' | 'phone'>;

/** The subject of an event; without an organization when it concerns no application. */
function subjectOf({ id, accountId, name, email, phone }: Person, organizationId: string | null) {
  return { accountId, organizationId, subjectId: id, candidate: { id, name, email, phone } };
}

/** A candidate that an employer added. */
export function createdEvent(candidate: Candidate): OutboxEvent {
  const { candidate: person, ...about } = subjectOf(candidate, null);
  const data = { candidate: person, source: candidate.source };
  return newEvent({ kind: 'candidate.created', ...about, data });
}

export function updatedEvent(candidate: Person, changed: string[]): OutboxEvent {
  const { candidate: person, ...about } = subjectOf(candidate, null);
  return newEvent({ kind: 'candidate.updated', ...about, data: { candidate: person, changed } });
}

export function mergedEvent(survivor: Candidate, duplicateId: string): OutboxEvent {
  const { candidate: person, ...about } = subjectOf(survivor, null);
  const data = { candidate: person, merged_candidate_id: duplicateId };
  return newEvent({ kind: 'candidate.merged', ...about, data });
}

/** Holds no personal data. */
export function anonymizedEvent({ id, accountId }: Candidate): OutboxEvent {
  const data = { candidate_id: id };
  return newEvent({ kind: 'candidate.anonymized', accountId, organizationId: null, data });
}

/** The move of an application, and its new status if that changed. */
export function movedEvents({ candidate, before, after }: MovedApplication): OutboxEvent[] {
  const { candidate: person, ...about } = subjectOf(candidate, after.organizationId);
  const reason = after.history.at(-1)?.reason ?? null;
  const data = { candidate: person, application: applicationSummary(after) };
  const [fromStage, toStage] = [before.stage, after.stage];
  const events: OutboxEvent[] = [
    newEvent({
      kind: 'candidate.stage_changed',
      ...about,
      data: { ...data, from_stage: fromStage, to_stage: toStage, reason },
    }),
  ];
  if (after.status === before.status) return events;
  if (after.status === 'hired') events.push(newEvent({ kind: 'candidate.hired', ...about, data }));
  if (after.status === 'rejected') {
    events.push(newEvent({ kind: 'candidate.rejected', ...about, data: { ...data, reason } }));
  }
  return inOrder(events);
}

/** A hire: the move of the application, or `candidate.hired` alone when none moved; nothing when it was hired already. */
export function hiredEvents({ candidate, before, after }: HiredCandidate): OutboxEvent[] {
  if (before?.status === 'hired') return [];
  if (before !== null && after !== null && before.stage !== after.stage) {
    return movedEvents({ candidate, before, after });
  }
  const { candidate: person, ...about } = subjectOf(candidate, after?.organizationId ?? null);
  const application = after === null ? null : applicationSummary(after);
  return [
    newEvent({ kind: 'candidate.hired', ...about, data: { candidate: person, application } }),
  ];
}
