import type { OutboxEvent } from '../../webhooks/events/event.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** The events that members are notified of. */
export type NewsEvent = { [Kind in NewsEventKind]: OutboxEvent<Kind> }[NewsEventKind];
type NewsEventKind =
  | 'candidate.application_submitted'
  | 'offer.accepted'
  | 'offer.declined'
  | 'survey.response_submitted'
  | 'webhook.disabled'
  | 'billing.balance_low';

/** The part of an event that a notification keeps. It holds no names of people. */
export interface News {
  kind: NotificationKind;
  candidateId: string | null;
  jobId: string | null;
  /** The record that its page shows; null for the account's own page. */
  targetId: string | null;
  /** Title of the role or offer, name of the survey, address of the endpoint. */
  title: string | null;
}

const nothing = { candidateId: null, jobId: null, targetId: null, title: null };

/** The news in an event. */
export function newsOf(event: NewsEvent): News {
  switch (event.kind) {
    case 'candidate.application_submitted': {
      const { candidate, application } = event.data;
      const of = { candidateId: candidate.id, targetId: candidate.id };
      return {
        kind: 'new_application',
        ...of,
        jobId: application.job_id,
        title: application.job_title,
      };
    }
    case 'offer.accepted':
    case 'offer.declined': {
      const { id, candidate_id: candidateId, job_id: jobId, title } = event.data.offer;
      const kind = event.kind === 'offer.accepted' ? 'accepted_offer' : 'declined_offer';
      return { kind, candidateId, jobId, targetId: id, title };
    }
    case 'survey.response_submitted':
      return {
        ...nothing,
        kind: 'survey_response',
        targetId: event.data.survey_id,
        title: event.data.survey_name,
      };
    case 'webhook.disabled': {
      const { webhook_id: targetId, url } = event.data;
      return { ...nothing, kind: 'failing_endpoint', targetId, title: url };
    }
    case 'billing.balance_low':
      return { ...nothing, kind: 'low_balance' };
  }
}

/** The news for one member: applications for a role that they created are of a kind of their own. */
export function newsFor(news: News, recipientId: string, roleCreatedBy: string | null): News {
  const isOwn = news.kind === 'new_application' && roleCreatedBy === recipientId;
  return isOwn ? { ...news, kind: 'my_role' } : news;
}
