import {
  pageOfNews,
  type NotificationRow,
} from '../../../domain/mail/notifications/notification.ts';
import { h, type Child } from '../../h.ts';
import { ActionButton, listPage, type ListProps } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { words } from '../words/words.ts';

const READ = 'POST /console/api/notifications/read';

/** The news of a member. Each line leads to its page. */
export function notificationsPage({ shell, rows, nextCursor }: ListProps<NotificationRow>): string {
  const hasUnread = shell.unread > 0;
  return listPage({
    shell,
    title: words.notifications.notifications,
    lead: words.notifications.lead,
    head: [
      words.notifications.news,
      words.account.when,
      words.notifications.state,
      words.account.actions,
    ],
    rows: rows.map((row) => [
      <a href={pageOf(row)}>{sentenceOf(row)}</a>,
      <Moment at={row.created_at} />,
      row.read_at === null ? (
        <strong>{words.notifications.unread}</strong>
      ) : (
        words.notifications.read
      ),
      row.read_at === null ? (
        <ActionButton text={words.notifications.markRead} call={READ} body={{ ids: [row.id] }} />
      ) : null,
    ]),
    empty: words.notifications.none,
    nextCursor,
    actions: hasUnread ? [{ text: words.notifications.markAll, call: READ, body: {} }] : [],
    above: (
      <p>
        <a href="/console/notifications/settings">{words.notifications.settings}</a>
      </p>
    ),
  });
}

function pageOf({ kind, target_id: targetId }: NotificationRow): string {
  return pageOfNews({ kind, targetId });
}

function sentenceOf({ kind, title, candidate_name: name }: NotificationRow): Child {
  const person = name ?? words.notifications.somebody;
  const of = title ?? '';
  switch (kind) {
    case 'low_balance':
      return words.notifications.low_balance;
    case 'survey_response':
    case 'failing_endpoint':
      return words.notifications[kind](of);
    default:
      return words.notifications[kind](person, of);
  }
}
