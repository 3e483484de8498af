import type { PlatformDocumentRow } from '../../../domain/paperwork/document.ts';
import type {
  DocumentTemplateRow,
  DocumentTemplateListRow,
} from '../../../domain/paperwork/template.ts';
import { h } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';
import { ConfirmDialog, FieldsDialog } from '../dialogs.tsx';
import { Facts, listPage, recordPage, type RowProps, TitledRows } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';
import { NewTemplate, newTemplate, templateChoice, templatePage } from './templates.tsx';
import { words } from '../words/words.ts';

interface DocumentsProps {
  shell: ShellProps;
  rows: readonly PlatformDocumentRow[];
  templates: readonly DocumentTemplateListRow[];
  nextCursor: string | null;
}

const LIST = { path: '/console/documents', text: words.company.documents };

function templateFields(template?: DocumentTemplateRow): FieldSpec[] {
  return [
    { name: 'name', label: words.common.name, required: true, value: template?.name ?? '' },
    {
      name: 'body',
      label: words.common.text,
      kind: 'area',
      rows: 12,
      required: true,
      value: template?.body ?? '',
      hint: words.company.documentHint,
    },
  ];
}

export function documentsPage({ shell, rows, templates, nextCursor }: DocumentsProps): string {
  const writes = may(shell, 'recruiter');
  return listPage({
    shell,
    title: words.company.documents,
    lead: words.company.documentsLead,
    actions: writes
      ? [newTemplate, { text: words.company.newDocument, opens: 'new-document', tone: 'primary' }]
      : [],
    head: [words.common.name, words.company.format, words.company.forCandidate, words.company.made],
    rows: rows.map((row) => [
      <a href={`/console/documents/${row.id}`}>{row.name}</a>,
      row.format,
      row.candidate_id,
      <Moment at={row.created_at} />,
    ]),
    empty: words.company.noDocument,
    nextCursor,
    children: (
      <section>
        <TitledRows
          label={words.company.templates}
          head={[words.common.name, words.common.changed]}
          rows={templates.map(({ id, name, updated_at: at }) => [
            <a href={`/console/documents/templates/${id}`}>{name}</a>,
            <Moment at={at} />,
          ])}
          empty={words.company.noTemplate}
        />
        {writes && <Dialogs templates={templates} />}
      </section>
    ),
  });
}

function Dialogs({ templates }: Pick<DocumentsProps, 'templates'>) {
  return (
    <div>
      <NewTemplate
        call="POST /console/api/platform/documents/templates"
        fields={templateFields()}
      />
      <FieldsDialog
        id="new-document"
        title={words.company.newDocument}
        call="POST /console/api/platform/documents"
        then="/console/documents/{id}"
        submit={words.company.makeDocument}
        fields={[
          { ...templateChoice(templates), required: true },
          {
            name: 'format',
            label: words.company.format,
            kind: 'select',
            required: true,
            choices: ['pdf', 'docx'],
          },
          { name: 'name', label: words.common.name, blank: 'omitted' },
          { name: 'candidate_id', label: words.company.candidateId },
          { name: 'values', label: words.company.valuesJson, kind: 'json', value: '{}' },
        ]}
      />
    </div>
  );
}

export function documentPage({ shell, row }: RowProps<PlatformDocumentRow>): string {
  const call = `/console/api/platform/documents/${row.id}`;
  return recordPage({
    shell,
    title: row.name,
    up: LIST,
    actions: [
      ...(may(shell, 'admin')
        ? [{ text: words.company.deleteDocument, opens: 'delete-document' }]
        : []),
      ...(may(shell, 'recruiter') ? [{ text: words.company.rename, opens: 'rename' }] : []),
    ],
    children: (
      <div>
        <p class="links">
          {row.files.map(({ format, url }) => (
            <a href={url} rel="noopener">
              {words.company.download(format)}
            </a>
          ))}
        </p>
        <Facts
          of={[
            [words.common.candidate, row.candidate_id],
            [words.company.made, <Moment at={row.created_at} />],
          ]}
        />
        <FieldsDialog
          id="rename"
          title={words.company.rename}
          call={`PATCH ${call}`}
          submit={words.company.saveName}
          version={row.version}
          fields={[{ name: 'name', label: words.common.name, required: true, value: row.name }]}
        />
        <ConfirmDialog
          id="delete-document"
          title={words.company.deleteDocument}
          call={`DELETE ${call}`}
          then="/console/documents"
          text={words.company.deletingDocument}
        />
      </div>
    ),
  });
}

interface TemplateProps {
  shell: ShellProps;
  row: DocumentTemplateRow;
}

export function documentTemplatePage({ shell, row }: TemplateProps): string {
  return templatePage({
    shell,
    template: row,
    up: LIST,
    path: `/console/api/platform/documents/templates/${row.id}`,
    facts: [[words.company.fields, row.fields.join(', ')]],
    text: row.body,
    fields: templateFields(row),
  });
}
