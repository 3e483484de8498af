import { slices } from '../../../domain/common/slices.ts';
import { digestRows } from '../../../domain/market/alerts/digest-rows.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import type { AlertJob } from '../../../storage/market/alerts/alert-jobs.ts';
import type { AlertRecord } from '../../../storage/market/alerts/alerts.ts';
import { shortHash } from '../../../storage/short-hash.ts';
import { inOrder, newEvent } from '../../../storage/webhooks/events/new-event.ts';

/** Jobs in one event. */
const MOST_JOBS = 100;

/** The id of a digest: the same for every process that decides on it. */
export function digestId({ _id, nextDueAt }: AlertRecord, matchIds: readonly string[]): string {
  return shortHash([_id, nextDueAt?.toISOString(), matchIds[0]].join(' '));
}

/** The events that report jobs by the alert's channel; none without jobs. */
export function digestEvents(alert: AlertRecord, jobs: readonly AlertJob[]): OutboxEvent[] {
  if (jobs.length === 0) return [];
  return alert.channel === 'email' ? [mailEvent(alert, jobs)] : endpointEvents(alert, jobs);
}

/** The area `mail` reacts to it. */
function mailEvent({ _id, accountId }: AlertRecord, jobs: readonly AlertJob[]): OutboxEvent {
  return newEvent({
    kind: 'job_alert.digest_decided',
    accountId,
    organizationId: null,
    data: {
      alert_id: _id,
      total: jobs.length,
      jobs: digestRows(jobs).map(({ job, moreOfCompany }) => ({
        ...jobOfEvent(job),
        more_of_company: moreOfCompany,
      })),
    },
  });
}

function endpointEvents(alert: AlertRecord, jobs: readonly AlertJob[]): OutboxEvent[] {
  const { _id, accountId, name } = alert;
  return inOrder(
    [...slices(jobs, MOST_JOBS)].map((some) =>
      newEvent({
        kind: 'job_alert.matched',
        accountId,
        organizationId: null,
        data: { alert_id: _id, alert_name: name, jobs: some.map(jobOfEvent) },
      }),
    ),
  );
}

function jobOfEvent({ _id, title, company, location, applyUrl }: AlertJob) {
  return { id: _id, title, company_name: company.name, location, apply_url: applyUrl };
}
