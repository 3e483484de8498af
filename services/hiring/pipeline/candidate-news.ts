import type { Candidate } from '../../../domain/hiring/candidate.ts';
import { applicationSummary } from '../../../domain/hiring/pipeline/candidate-row.ts';
import type { MovedApplication } from '../../../domain/hiring/pipeline/move-application.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { inOrder, newEvent } from '../../../storage/webhooks/events/new-event.ts';

type Person = Pick<Candidate, 'id' | 'accountId' | 'name' | 'email' | 'phone'>;

/** Whom an event is about; without organization where it is about no application. */
function about({ id, accountId, name, email, phone }: Person, organizationId: string | null) {
  return { accountId, organizationId, subjectId: id, candidate: { id, name, email, phone } };
}

/** A new person who has not applied by itself. */
export function createdEvent(candidate: Candidate): OutboxEvent {
  const { candidate: person, ...whose } = about(candidate, null);
  const data = { candidate: person, source: candidate.source };
  return newEvent({ kind: 'candidate.created', ...whose, data });
}

export function updatedEvent(candidate: Person, changed: string[]): OutboxEvent {
  const { candidate: person, ...whose } = about(candidate, null);
  return newEvent({ kind: 'candidate.updated', ...whose, data: { candidate: person, changed } });
}

export function mergedEvent(survivor: Candidate, duplicateId: string): OutboxEvent {
  const { candidate: person, ...whose } = about(survivor, null);
  const data = { candidate: person, merged_candidate_id: duplicateId };
  return newEvent({ kind: 'candidate.merged', ...whose, data });
}

/** It names nobody any more, so there is nothing in it to find. */
export function anonymizedEvent({ id, accountId }: Candidate): OutboxEvent {
  const data = { candidate_id: id };
  return newEvent({ kind: 'candidate.anonymized', accountId, organizationId: null, data });
}

/** A move of an application, and what it has become by it. */
export function movedEvents({ candidate, before, after }: MovedApplication): OutboxEvent[] {
  const { candidate: person, ...whose } = about(candidate, after.organizationId);
  const reason = after.history.at(-1)?.reason ?? null;
  const data = { candidate: person, application: applicationSummary(after) };
  const [fromStage, toStage] = [before.stage, after.stage];
  const events: OutboxEvent[] = [
    newEvent({
      kind: 'candidate.stage_changed',
      ...whose,
      data: { ...data, from_stage: fromStage, to_stage: toStage, reason },
    }),
  ];
  if (after.status === before.status) return events;
  if (after.status === 'hired') events.push(newEvent({ kind: 'candidate.hired', ...whose, data }));
  if (after.status === 'rejected') {
    events.push(newEvent({ kind: 'candidate.rejected', ...whose, data: { ...data, reason } }));
  }
  return inOrder(events);
}
