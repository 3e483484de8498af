import type { OutboxMailRow, OutboxRow } from '../../../domain/mail/outbox-row.ts';
import { h } from '../../h.ts';
import { Facts, listPage, recordPage, type RowProps } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import type { ShellProps } from '../shell.tsx';
import { words } from '../words/words.ts';

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
    title: words.installation.outbox,
    lead: isSmtp ? words.installation.outboxLead : words.installation.outboxLeadWithoutSmtp,
    head: [words.common.subject, words.common.to, words.installation.written],
    rows: rows.map(({ id, to, subject, created_at: at }) => [
      <a href={`${PATH}/${id}`}>{subject === '' ? words.installation.noSubject : subject}</a>,
      to,
      <Moment at={at} />,
    ]),
    empty: words.installation.noMail,
    nextCursor: null,
  });
}

export function outboxMailPage({ shell, row: mail }: RowProps<OutboxMailRow>): string {
  return recordPage({
    shell,
    title: mail.subject === '' ? words.installation.noSubject : mail.subject,
    up: { path: PATH, text: words.installation.outbox },
    children: (
      <div>
        <Facts
          of={[
            [words.common.to, mail.to],
            [words.installation.written, <Moment at={mail.created_at} />],
            [words.common.id, <code>{mail.id}</code>],
          ]}
        />
        <p class="card prose">{mail.text}</p>
      </div>
    ),
  });
}
