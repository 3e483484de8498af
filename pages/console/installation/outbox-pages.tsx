import { h } from '../../h.ts';
import { Facts, listPage, recordPage } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import type { ShellProps } from '../shell.tsx';

export interface OutboxRow {
  id: string;
  to: string;
  subject: string;
  created_at: string;
}

const PATH = '/console/installation/outbox';

interface OutboxProps {
  shell: ShellProps;
  rows: readonly OutboxRow[];
  /** Whether mail is sent to an SMTP server. */
  isSmtp: boolean;
}

export function outboxPage({ shell, rows, isSmtp }: OutboxProps): string {
  return listPage({
    shell,
    title: 'Outbox',
    lead: isSmtp
      ? 'Mail is sent by SMTP. Mails in MAIL_DIR are from before SMTP_URL was set.'
      : 'SMTP_URL is not set: mail is written to MAIL_DIR and not sent. The newest 100 mails:',
    head: ['Subject', 'To', 'Written'],
    rows: rows.map(({ id, to, subject, created_at: at }) => ({
      id,
      cells: [
        <a href={`${PATH}/${id}`}>{subject === '' ? 'No subject' : subject}</a>,
        to,
        <Moment at={at} />,
      ],
    })),
    empty: 'No mail was written to MAIL_DIR.',
    nextCursor: null,
  });
}

interface MailProps {
  shell: ShellProps;
  mail: OutboxRow & { text: string };
}

export function outboxMailPage({ shell, mail }: MailProps): string {
  return recordPage({
    shell,
    title: mail.subject === '' ? 'No subject' : mail.subject,
    up: { path: PATH, text: 'Outbox' },
    children: (
      <div>
        <Facts
          of={[
            ['To', mail.to],
            ['Written', <Moment at={mail.created_at} />],
            ['Id', <code>{mail.id}</code>],
          ]}
        />
        <p class="card prose">{mail.text}</p>
      </div>
    ),
  });
}
