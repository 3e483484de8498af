import { z } from 'zod';
import { personal } from '../../common/personal.ts';
import { notificationKinds } from './notification-kinds.ts';
import type { News } from './news.ts';

/** News for one member. It is deleted after 90 days. */
export interface Notification extends News {
  /** `ntf_…`, which follows from event and recipient. */
  id: string;
  accountId: string;
  /** `usr_…` of the member; the account's id for an account without members. */
  recipientId: string;
  /** Whether it is mailed at once or in the digest that is due next. */
  delivery: 'at_once' | 'daily';
  readAt: Date | null;
  createdAt: Date;
}

/** A row of GET /notifications. */
export const notificationSchema = z.object({
  id: z.string().meta({ example: 'ntf_0NaQ8xT2v7Bd1kZp4mXw' }),
  kind: z.enum(notificationKinds),
  title: z.string().nullable().meta({
    description: 'Title of the role or offer, name of the survey, address of the endpoint.',
  }),
  candidate_id: z.string().nullable(),
  candidate_name: personal(z.string().nullable()),
  job_id: z.string().nullable(),
  target_id: z.string().nullable().meta({
    description: 'The candidate, offer, survey or endpoint; null for the balance.',
  }),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
});
notificationSchema.register(z.globalRegistry, { id: 'Notification' });
export type NotificationRow = z.output<typeof notificationSchema>;

export function notificationRow(
  notification: Notification,
  candidateName: string | null,
): NotificationRow {
  return {
    id: notification.id,
    kind: notification.kind,
    title: notification.title,
    candidate_id: notification.candidateId,
    candidate_name: candidateName,
    job_id: notification.jobId,
    target_id: notification.targetId,
    created_at: notification.createdAt.toISOString(),
    read_at: notification.readAt?.toISOString() ?? null,
  };
}

/** The console's page of news, below the public address. */
export function pageOfNews({ kind, targetId }: Pick<News, 'kind' | 'targetId'>): string {
  const id = targetId ?? '';
  switch (kind) {
    case 'new_application':
    case 'my_role':
      return `/console/candidates/${id}`;
    case 'accepted_offer':
    case 'declined_offer':
      return `/console/offers/${id}`;
    case 'survey_response':
      return `/console/surveys/${id}`;
    case 'failing_endpoint':
      return `/console/webhooks/${id}`;
    case 'low_balance':
      return '/console/billing';
  }
}
