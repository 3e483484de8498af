import type { Application, Candidate } from '../../../domain/hiring/candidate.ts';
import { applicationSummary } from '../../../domain/hiring/pipeline/candidate-row.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { inOrder, newEvent } from '../../../storage/webhooks/events/new-event.ts';
import { updatedEvent } from '../pipeline/candidate-events.ts';

/** The changes of an application. */
interface News {
  /** The source of a new candidate. */
  newFrom?: string;
  /** Changed members of a known candidate. */
  changed?: string[];
  /** Whether a knock-out rule rejects the application. */
  isRejected?: boolean;
}

/** The events of an application in order: the person first, a knock-out rejection last. */
export function applicationEvents(
  {
    accountId,
    id,
    name,
    email,
    phone,
  }: Pick<Candidate, 'accountId' | 'id' | 'name' | 'email' | 'phone'>,
  application: Application,
  { newFrom, changed = [], isRejected = false }: News,
): OutboxEvent[] {
  const candidate = { id, name, email, phone };
  const about = { accountId, organizationId: application.organizationId, subjectId: id };
  const data = { candidate, application: applicationSummary(application) };
  return inOrder([
    ...(newFrom === undefined
      ? []
      : [newEvent({ ...about, kind: 'candidate.created', data: { candidate, source: newFrom } })]),
    ...(changed.length > 0 ? [updatedEvent({ accountId, ...candidate }, changed)] : []),
    newEvent({ ...about, kind: 'candidate.application_submitted', data }),
    ...(isRejected
      ? [newEvent({ ...about, kind: 'candidate.rejected', data: { ...data, reason: 'knockout' } })]
      : []),
  ]);
}
