import type { Application } from '../../../domain/hiring/candidate.ts';
import { applicationSummary } from '../../../domain/hiring/pipeline/candidate-row.ts';
import type { OutboxEvent } from '../../../domain/platform/events/event.ts';
import type { Applicant } from '../../../storage/hiring/applications.ts';
import { newEvent } from '../../../storage/platform/new-event.ts';

/** What is announced of an application: of a new person first, and of a rejection by a knock-out last. */
export function applicationEvents(
  applicant: Applicant,
  application: Application,
  { accountId, source, isNew }: { accountId: string; source: string; isNew: boolean },
): OutboxEvent[] {
  const { id, name, email, phone } = applicant;
  const candidate = { id, name, email, phone };
  const about = { accountId, organizationId: application.organizationId, subjectId: id };
  const data = { candidate, application: applicationSummary(application) };
  return [
    ...(isNew
      ? [newEvent({ ...about, kind: 'candidate.created', data: { candidate, source } })]
      : []),
    newEvent({ ...about, kind: 'candidate.application_submitted', data }),
    ...(application.status === 'rejected'
      ? [newEvent({ ...about, kind: 'candidate.rejected', data: { ...data, reason: 'knockout' } })]
      : []),
  ];
}
