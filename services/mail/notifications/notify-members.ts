import { isAtLeast } from '../../../domain/accounts/console/roles.ts';
import { appliedFor } from '../../../domain/hiring/candidate.ts';
import { nextDueAt } from '../../../domain/market/alerts/next-due.ts';
import {
  newsFor,
  newsOf,
  type News,
  type NewsEvent,
} from '../../../domain/mail/notifications/news.ts';
import { notifiedRoles } from '../../../domain/mail/notifications/notification-kinds.ts';
import type { Notification } from '../../../domain/mail/notifications/notification.ts';
import { newsMail } from '../../../domain/mail/notifications/notification-mail.ts';
import { findPosting } from '../../../storage/hiring/postings.ts';
import { keepNotification } from '../../../storage/mail/notifications/notifications.ts';
import { idOf, runOf } from '../../../storage/new-id.ts';
import type { AppContext } from '../../context.ts';
import { findSurvivor } from '../../hiring/pipeline/find-survivor.ts';
import { sendOnce } from '../send-once.ts';
import { mailedNews, settingsUrl } from './news-links.ts';
import { listRecipients, type NotifiedPerson } from './recipients.ts';

/** Digests come at 08:00 UTC: people have no time zone of their own. */
const TIME_ZONE = 'UTC';

/**
 * Notifies the members of an account of an event, each once and as they have chosen: in the console, and by mail at once
 * or in their next digest.
 */
export async function notifyMembers(ctx: AppContext, event: NewsEvent): Promise<void> {
  const { accountId } = event;
  const news = newsOf(event);
  if (await isAboutNobody(ctx, accountId, news)) return;
  const [recipients, creator] = await Promise.all([
    listRecipients(ctx.stores, accountId),
    creatorOf(ctx, accountId, news),
  ]);
  await Promise.all(
    recipients.map((recipient) =>
      notify(ctx, { event, recipient, news: newsFor(news, recipient.recipientId, creator) }),
    ),
  );
}

interface Notifying {
  event: NewsEvent;
  recipient: NotifiedPerson;
  news: News;
}

async function notify(ctx: AppContext, { event, recipient, news }: Notifying): Promise<void> {
  const { id: eventId, accountId, createdAt: causedAt } = event;
  const { recipientId, email, role, choices } = recipient;
  const choice = choices[news.kind];
  if (choice === 'off' || !isAtLeast(role, notifiedRoles[news.kind])) return;
  const now = new Date();
  const notification: Notification = {
    id: idOf('notification', `${runOf(eventId)} ${recipientId}`),
    ...{ accountId, recipientId, ...news, delivery: choice, readAt: null, createdAt: now },
  };
  const due = choice === 'daily' ? nextDigestAt(now) : null;
  const kept = await keepNotification(ctx.stores, notification, due);
  if (kept.delivery === 'daily') return;
  await sendOnce(ctx, {
    ...{ accountId, kind: 'notification', run: runOf(kept.id), to: email },
    ...{ causedAt, candidateId: null, replyTo: null },
    ...newsMail(mailedNews(ctx.config, kept), settingsUrl(ctx.config)),
  });
}

function nextDigestAt(now: Date): Date | null {
  return nextDueAt({ cadence: 'daily', timeZone: TIME_ZONE, lastDueAt: null }, now);
}

/** Whether the candidate of the news is gone, anonymised, or added by the employer instead of having applied. */
async function isAboutNobody(
  { stores }: Pick<AppContext, 'stores'>,
  accountId: string,
  { kind, candidateId: id, jobId }: News,
): Promise<boolean> {
  if (id === null) return false;
  const candidate = await findSurvivor(stores, { accountId, id });
  if (candidate === null || candidate.anonymizedAt !== null) return true;
  if (kind !== 'new_application' || jobId === null) return false;
  return !appliedFor(candidate.applications, jobId);
}

/** The member who created the role of the news; null for none. */
async function creatorOf(
  { stores }: Pick<AppContext, 'stores'>,
  accountId: string,
  { kind, jobId: id }: News,
): Promise<string | null> {
  if (kind !== 'new_application' || id === null) return null;
  return (await findPosting(stores, { accountId, id }))?.createdBy ?? null;
}
