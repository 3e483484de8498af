import type { Application } from '../../../domain/hiring/candidate.ts';
import { applicationSummary } from '../../../domain/hiring/pipeline/candidate-row.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import type {
  Applicant,
  ApplicantChange,
} from '../../../storage/hiring/candidates/applications.ts';
import { updatedEvent } from '../pipeline/candidate-events.ts';
import { inOrder, newEvent } from '../../../storage/webhooks/events/new-event.ts';

interface Told extends Partial<ApplicantChange> {
  accountId: string;
  source: string;
}

/** The events of an application in order: the person first, a knock-out rejection last. */
export function applicationEvents(
  applicant: Applicant,
  application: Application,
  { accountId, source, isNew = false, changed = [], isRejected = false }: Told,
): OutboxEvent[] {
  const { id, name, email, phone } = applicant;
  const candidate = { id, name, email, phone };
  const about = { accountId, organizationId: application.organizationId, subjectId: id };
  const data = { candidate, application: applicationSummary(application) };
  return inOrder([
    ...(isNew
      ? [newEvent({ ...about, kind: 'candidate.created', data: { candidate, source } })]
      : []),
    ...(changed.length > 0 ? [updatedEvent({ accountId, ...candidate }, changed)] : []),
    newEvent({ ...about, kind: 'candidate.application_submitted', data }),
    ...(isRejected
      ? [newEvent({ ...about, kind: 'candidate.rejected', data: { ...data, reason: 'knockout' } })]
      : []),
  ]);
}
