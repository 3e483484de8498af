import { h } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';
import { Facts, FieldsDialog, listPage, recordPage, Rows, Status } from '../kit.tsx';
import { Moment, NextPage } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';

export interface TemplateRow {
  id: string;
  name: string;
  subject: string;
  body_text: string;
  fields: readonly string[];
  updated_at: string;
  version: number;
}

export interface SendRow {
  id: string;
  kind: string;
  status: string;
  subject: string;
  recipients: number;
  counts: Readonly<Record<string, number>>;
  send_at: string | null;
  created_at: string;
}

export interface SendEvent {
  id: string;
  kind: string;
  recipient: string | null;
  at: string;
  reason: string | null;
}

interface EmailProps {
  shell: ShellProps;
  templates: readonly TemplateRow[];
  sends: readonly SendRow[];
  nextCursor: string | null;
}

const FIELDS =
  'Merge fields: {{candidate.name}}, {{candidate.first_name}}, {{job.title}}, {{organization.name}}, {{sender.name}}.';

function templateFields(template?: TemplateRow): FieldSpec[] {
  return [
    { name: 'name', label: 'Name', required: true, value: template?.name ?? '' },
    { name: 'subject', label: 'Subject', required: true, value: template?.subject ?? '' },
    {
      name: 'body_text',
      label: 'Text',
      kind: 'area',
      rows: 8,
      value: template?.body_text ?? null,
      hint: FIELDS,
    },
  ];
}

export function emailPage({ shell, templates, sends, nextCursor }: EmailProps): string {
  const writes = may(shell, 'recruiter');
  return listPage({
    shell,
    title: 'E-mail',
    lead: 'Sends, newest first, and the templates that they are made from.',
    actions: writes
      ? [
          { text: 'New template', opens: 'new-template' },
          { text: 'Send e-mail', opens: 'send-email', tone: 'primary' },
        ]
      : [],
    head: ['Subject', 'Status', 'Recipients', 'Sent', 'Bounced', 'Created'],
    rows: sends.map((row) => ({
      id: row.id,
      cells: [
        <a href={`/console/email/sends/${row.id}`}>{row.subject}</a>,
        <Status of={row.status} />,
        row.recipients,
        row.counts['sent'] ?? 0,
        row.counts['bounced'] ?? 0,
        <Moment at={row.created_at} />,
      ],
    })),
    empty: 'Nothing was sent yet.',
    nextCursor,
    children: (
      <section>
        <h2>Templates</h2>
        <Rows
          label="Templates"
          head={['Name', 'Subject', 'Changed']}
          rows={templates.map(({ id, name, subject, updated_at: at }) => ({
            id,
            cells: [
              <a href={`/console/email/templates/${id}`}>{name}</a>,
              subject,
              <Moment at={at} />,
            ],
          }))}
          empty="There is no template yet."
        />
        <EmailDialogs templates={templates} />
      </section>
    ),
  });
}

function EmailDialogs({ templates }: Pick<EmailProps, 'templates'>) {
  return (
    <div>
      <FieldsDialog
        id="new-template"
        title="New template"
        call="POST /console/api/email-messages"
        submit="Create template"
        fields={templateFields()}
      />
      <FieldsDialog
        id="send-email"
        title="Send e-mail"
        call="POST /console/api/email/send"
        then="/console/email/sends/{id}"
        submit="Send"
        fields={[
          {
            name: 'to',
            label: 'To',
            kind: 'lines',
            required: true,
            hint: 'One e-mail address or id of a candidate per line.',
          },
          {
            name: 'template_id',
            label: 'Template',
            kind: 'select',
            blank: 'omitted',
            choices: templates.map(({ id, name }) => ({ value: id, text: name })),
          },
          { name: 'subject', label: 'Subject', blank: 'omitted', hint: 'Without a template.' },
          { name: 'body_text', label: 'Text', kind: 'area', blank: 'omitted' },
        ]}
      />
    </div>
  );
}

export function templatePage({ shell, row }: { shell: ShellProps; row: TemplateRow }): string {
  const call = `/console/api/email-messages/${row.id}`;
  return recordPage({
    shell,
    title: row.name,
    up: { path: '/console/email', text: 'E-mail' },
    actions: may(shell, 'recruiter')
      ? [
          { text: 'Delete template', call: `DELETE ${call}`, then: '/console/email' },
          { text: 'Edit template', opens: 'edit-template', tone: 'primary' },
        ]
      : [],
    children: (
      <div>
        <Facts
          of={[
            ['Subject', row.subject],
            ['Merge fields', row.fields.join(', ')],
            ['Changed', <Moment at={row.updated_at} />],
          ]}
        />
        <p class="card prose">{row.body_text}</p>
        <FieldsDialog
          id="edit-template"
          title="Edit template"
          call={`PATCH ${call}`}
          submit="Save template"
          version={row.version}
          fields={templateFields(row)}
        />
      </div>
    ),
  });
}

interface SendProps {
  shell: ShellProps;
  row: SendRow;
  events: readonly SendEvent[];
  nextCursor: string | null;
}

export function sendPage({ shell, row, events, nextCursor }: SendProps): string {
  const isOpen = ['scheduled', 'sending'].includes(row.status);
  return recordPage({
    shell,
    title: row.subject,
    up: { path: '/console/email', text: 'E-mail' },
    status: row.status,
    actions:
      isOpen && may(shell, 'recruiter')
        ? [{ text: 'Cancel send', call: `POST /console/api/email/sends/${row.id}/cancel` }]
        : [],
    children: (
      <div>
        <Facts
          of={[
            ['Recipients', row.recipients],
            ...Object.entries(row.counts).map(([name, number]) => [name, number] as const),
            ['Planned for', <Moment at={row.send_at} />],
          ]}
        />
        <h2>Events</h2>
        <Rows
          label="Events"
          head={['Recipient', 'Event', 'At', 'Reason']}
          rows={events.map(({ id, recipient, kind, at, reason }) => ({
            id,
            cells: [recipient ?? 'erased', kind, <Moment at={at} />, reason],
          }))}
          empty="Nothing happened yet."
        />
        <NextPage path={`/console/email/sends/${row.id}`} cursor={nextCursor} />
      </div>
    ),
  });
}
