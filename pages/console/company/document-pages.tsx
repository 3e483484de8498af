import { h } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';
import { Facts, FieldsDialog, listPage, recordPage, Rows } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';

export interface DocumentTemplateRow {
  id: string;
  name: string;
  body: string;
  fields: readonly string[];
  updated_at: string;
  version: number;
}

export interface DocumentRow {
  id: string;
  template_id: string;
  name: string;
  format: string;
  candidate_id: string | null;
  files: readonly { format: string; url: string }[];
  created_at: string;
  version: number;
}

interface DocumentsProps {
  shell: ShellProps;
  rows: readonly DocumentRow[];
  templates: readonly DocumentTemplateRow[];
  nextCursor: string | null;
}

function templateFields(template?: DocumentTemplateRow): FieldSpec[] {
  return [
    { name: 'name', label: 'Name', required: true, value: template?.name ?? '' },
    {
      name: 'body',
      label: 'Text',
      kind: 'area',
      rows: 12,
      required: true,
      value: template?.body ?? '',
      hint: '# headings, - lists, **bold** and fields such as {{name}}.',
    },
  ];
}

export function documentsPage({ shell, rows, templates, nextCursor }: DocumentsProps): string {
  const writes = may(shell, 'recruiter');
  return listPage({
    shell,
    title: 'Documents',
    lead: 'Contracts and letters, made from templates as PDF or DOCX.',
    actions: writes
      ? [
          { text: 'New template', opens: 'new-template' },
          { text: 'New document', opens: 'new-document', tone: 'primary' },
        ]
      : [],
    head: ['Name', 'Format', 'For candidate', 'Made'],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        <a href={`/console/documents/${row.id}`}>{row.name}</a>,
        row.format,
        row.candidate_id,
        <Moment at={row.created_at} />,
      ],
    })),
    empty: 'There is no document yet. Make a template first, then a document from it.',
    nextCursor,
    children: (
      <section>
        <h2>Templates</h2>
        <Rows
          label="Templates"
          head={['Name', 'Fields', 'Changed']}
          rows={templates.map(({ id, name, fields, updated_at: at }) => ({
            id,
            cells: [
              <a href={`/console/documents/templates/${id}`}>{name}</a>,
              fields.join(', '),
              <Moment at={at} />,
            ],
          }))}
          empty="There is no template yet."
        />
        {writes && <Dialogs templates={templates} />}
      </section>
    ),
  });
}

function Dialogs({ templates }: Pick<DocumentsProps, 'templates'>) {
  return (
    <div>
      <FieldsDialog
        id="new-template"
        title="New template"
        call="POST /console/api/platform/documents/templates"
        submit="Create template"
        fields={templateFields()}
      />
      <FieldsDialog
        id="new-document"
        title="New document"
        call="POST /console/api/platform/documents"
        then="/console/documents/{id}"
        submit="Make document"
        fields={[
          {
            name: 'template_id',
            label: 'Template',
            kind: 'select',
            required: true,
            choices: templates.map(({ id, name }) => ({ value: id, text: name })),
          },
          {
            name: 'format',
            label: 'Format',
            kind: 'select',
            required: true,
            choices: ['pdf', 'docx'],
          },
          { name: 'name', label: 'Name', blank: 'omitted' },
          { name: 'candidate_id', label: 'Id of a candidate' },
          { name: 'values', label: 'Values (JSON)', kind: 'json', value: '{}' },
        ]}
      />
    </div>
  );
}

export function documentPage({ shell, row }: { shell: ShellProps; row: DocumentRow }): string {
  const call = `/console/api/platform/documents/${row.id}`;
  return recordPage({
    shell,
    title: row.name,
    up: { path: '/console/documents', text: 'Documents' },
    actions: may(shell, 'recruiter')
      ? [
          { text: 'Delete document', opens: 'delete-document' },
          { text: 'Rename', opens: 'rename' },
        ]
      : [],
    children: (
      <div>
        <p class="links">
          {row.files.map(({ format, url }) => (
            <a key={format} href={url} rel="noopener">
              {`Download ${format}`}
            </a>
          ))}
        </p>
        <Facts
          of={[
            ['Candidate', row.candidate_id],
            ['Made', <Moment at={row.created_at} />],
          ]}
        />
        <FieldsDialog
          id="rename"
          title="Rename"
          call={`PATCH ${call}`}
          submit="Save name"
          version={row.version}
          fields={[{ name: 'name', label: 'Name', required: true, value: row.name }]}
        />
        <FieldsDialog
          id="delete-document"
          title="Delete document"
          call={`DELETE ${call}`}
          then="/console/documents"
          submit="Delete document"
          danger
          fields={[]}
        >
          <p>The document and its files are deleted for good.</p>
        </FieldsDialog>
      </div>
    ),
  });
}

interface TemplateProps {
  shell: ShellProps;
  row: DocumentTemplateRow;
}

export function documentTemplatePage({ shell, row }: TemplateProps): string {
  const call = `/console/api/platform/documents/templates/${row.id}`;
  return recordPage({
    shell,
    title: row.name,
    up: { path: '/console/documents', text: 'Documents' },
    actions: may(shell, 'recruiter')
      ? [
          { text: 'Delete template', call: `DELETE ${call}`, then: '/console/documents' },
          { text: 'Edit template', opens: 'edit-template', tone: 'primary' },
        ]
      : [],
    children: (
      <div>
        <Facts of={[['Fields', row.fields.join(', ')]]} />
        <p class="card prose">{row.body}</p>
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
