import type { MailEventRow } from '../../../domain/mail/mail.ts';
import type { SendRow } from '../../../domain/mail/send.ts';
import type { MailTemplateRow, MailTemplateListRow } from '../../../domain/mail/template.ts';
import { h } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';
import { Awaited } from '../awaited.tsx';
import { Facts, listPage, recordPage, Status, TitledRows } from '../kit.tsx';
import { Moment, NextPage } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';
import { LetterDialog, MergeFields } from '../hiring/writing.tsx';
import { NewTemplate, newTemplate, templatePage } from './templates.tsx';
import { namesOf, shownSubject } from './mail-subject.ts';
import { wordOf } from '../../words/values.ts';
import { words } from '../words/words.ts';

interface EmailProps {
  shell: ShellProps;
  templates: readonly MailTemplateListRow[];
  /** Roles that an e-mail may be about. */
  roles: readonly { id: string; title: string }[];
  sends: readonly SendRow[];
  nextCursor: string | null;
}

const LIST = { path: '/console/email', text: words.common.email };

function templateFields(template?: MailTemplateRow): FieldSpec[] {
  return [
    { name: 'name', label: words.common.name, required: true, value: template?.name ?? '' },
    {
      name: 'subject',
      label: words.common.subject,
      required: true,
      value: template?.subject ?? '',
    },
    {
      name: 'body_text',
      label: words.common.text,
      kind: 'area',
      rows: 8,
      value: template?.body_text ?? null,
    },
  ];
}

const HEAD = [
  words.common.subject,
  words.common.status,
  words.company.recipients,
  words.common.sent,
  words.company.bounced,
  words.common.created,
];

export function emailPage(props: EmailProps): string {
  const { shell, templates, roles, sends, nextCursor } = props;
  const writes = may(shell, 'recruiter');
  return listPage({
    shell,
    title: words.common.email,
    lead: words.company.emailLead,
    actions: writes
      ? [newTemplate, { text: words.company.sendEmail, opens: 'send-email', tone: 'primary' }]
      : [],
    head: HEAD,
    rows: sends.map((row) => [
      <a href={`/console/email/sends/${row.id}`}>{shownSubject(row)}</a>,
      <Status of={row.status} />,
      row.recipients,
      row.counts['sent'] ?? 0,
      row.counts['bounced'] ?? 0,
      <Moment at={row.created_at} />,
    ]),
    empty: words.company.noSend,
    nextCursor,
    children: (
      <section>
        <TitledRows
          label={words.company.templates}
          head={[words.common.name, words.common.subject, words.common.changed]}
          rows={templates.map(({ id, name, subject, updated_at: at }) => [
            <a href={`/console/email/templates/${id}`}>{name}</a>,
            shownSubject({ kind: 'mailing', subject }),
            <Moment at={at} />,
          ])}
          empty={words.company.noTemplate}
        />
        <EmailDialogs templates={templates} roles={roles} />
      </section>
    ),
  });
}

/** Candidates are found by name; an address alone has no values for merge fields about a person. */
const RECEIVERS: readonly FieldSpec[] = [
  {
    ...{ name: 'to', label: words.common.candidate, kind: 'people', from: '/candidates' },
    blank: 'omitted',
  },
  {
    ...{ name: 'to', label: words.writing.addresses, kind: 'lines', rows: 2, blank: 'omitted' },
    hint: words.writing.addressesHint,
  },
];

function EmailDialogs({ templates, roles }: Pick<EmailProps, 'templates' | 'roles'>) {
  return (
    <div>
      <NewTemplate
        call="POST /console/api/email-messages"
        fields={templateFields()}
        after={<MergeFields />}
      />
      <LetterDialog
        id="send-email"
        title={words.company.sendEmail}
        then="/console/email/sends/{id}"
        receivers={RECEIVERS}
        templates={templates}
        roles={roles}
        role={null}
      >
        <p>
          <span data-labels="to">{words.writing.receiver}</span>: {words.writing.receivers}{' '}
          {words.writing.replies}
        </p>
      </LetterDialog>
    </div>
  );
}

export function emailTemplatePage({
  shell,
  row,
}: {
  shell: ShellProps;
  row: MailTemplateRow;
}): string {
  return templatePage({
    shell,
    template: row,
    up: LIST,
    path: `/console/api/email-messages/${row.id}`,
    facts: [
      [words.common.subject, shownSubject({ kind: 'mailing', subject: row.subject })],
      [words.company.mergeFields, namesOf(row.fields)],
      [words.common.changed, <Moment at={row.updated_at} />],
    ],
    text: row.body_text,
    fields: templateFields(row),
    after: <MergeFields />,
  });
}

interface SendProps {
  shell: ShellProps;
  row: SendRow;
  events: readonly MailEventRow[];
  nextCursor: string | null;
}

export function sendPage({ shell, row, events, nextCursor }: SendProps): string {
  const isOpen = ['scheduled', 'sending'].includes(row.status);
  return recordPage({
    shell,
    title: shownSubject(row),
    up: LIST,
    status: row.status,
    actions:
      isOpen && may(shell, 'recruiter')
        ? [
            {
              text: words.company.cancelSend,
              call: `POST /console/api/email/sends/${row.id}/cancel`,
            },
          ]
        : [],
    children: (
      <div>
        <Facts
          of={[
            [words.company.recipients, row.recipients],
            ...Object.entries(row.counts).map(([name, number]) => [wordOf(name), number] as const),
            [words.company.plannedFor, <Moment at={row.send_at} />],
          ]}
        />
        <TitledRows
          label={words.common.events}
          head={[words.company.recipient, words.common.event, words.common.at, words.common.reason]}
          rows={events.map(({ recipient, kind, at, reason }) => [
            recipient ?? words.company.erased,
            wordOf(kind),
            <Moment at={at} />,
            reason,
          ])}
          empty={words.company.noEvent}
        />
        <NextPage path={`/console/email/sends/${row.id}`} cursor={nextCursor} />
        {isOpen && <Awaited of={`/email/sends/${row.id}`} member="version" is={`${row.version}`} />}
      </div>
    ),
  });
}
