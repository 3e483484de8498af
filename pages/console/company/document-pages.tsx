import { paperFormats, type PlatformDocumentRow } from '../../../domain/paperwork/document.ts';
import type {
  DocumentTemplateRow,
  DocumentTemplateListRow,
} from '../../../domain/paperwork/template.ts';
import { h } from '../../h.ts';
import { CandidateLink, type Names } from '../candidate-link.tsx';
import type { FieldSpec } from '../fields.tsx';
import { ConfirmDialog, FieldsDialog } from '../dialogs.tsx';
import { Facts, listPage, recordPage, type RowProps, TitledRows } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';
import { TemplateValues } from './template-values.tsx';
import { NewTemplate, newTemplate, templatePage } from './templates.tsx';
import { words } from '../words/words.ts';

interface DocumentsProps {
  shell: ShellProps;
  rows: readonly PlatformDocumentRow[];
  templates: readonly DocumentTemplateListRow[];
  nextCursor: string | null;
  names: Names;
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

export function documentsPage(props: DocumentsProps): string {
  const { shell, rows, templates, nextCursor, names } = props;
  const writes = may(shell, 'recruiter');
  return listPage({
    shell,
    title: words.company.documents,
    lead: words.company.documentsLead,
    actions: writes ? [newTemplate] : [],
    head: [words.common.name, words.company.format, words.company.forCandidate, words.company.made],
    rows: rows.map((row) => [
      <a href={`/console/documents/${row.id}`}>{row.name}</a>,
      row.format,
      <CandidateLink id={row.candidate_id} names={names} />,
      <Moment at={row.created_at} />,
    ]),
    empty: words.company.noDocument,
    nextCursor,
    children: (
      <section>
        <TitledRows
          label={words.company.templates}
          head={[words.common.name, words.common.changed, words.company.newDocument]}
          rows={templates.map(({ id, name, updated_at: at }) => [
            <a href={`/console/documents/templates/${id}`}>{name}</a>,
            <Moment at={at} />,
            writes && (
              <a href={`/console/documents/templates/${id}?dialog=new-document`}>
                {words.company.makeFrom(name)}
              </a>
            ),
          ])}
          empty={words.company.noTemplate}
        />
        {writes && (
          <NewTemplate
            call="POST /console/api/platform/documents/templates"
            fields={templateFields()}
          />
        )}
      </section>
    ),
  });
}

/** Makes a document: the values are asked for one by one. */
function NewDocument({ template }: { template: DocumentTemplateRow }) {
  return (
    <FieldsDialog
      id="new-document"
      title={words.company.newDocument}
      call="POST /console/api/platform/documents"
      then="/console/documents/{id}"
      submit={words.company.makeDocument}
      also={{ template_id: template.id }}
      fields={[
        personField(template),
        {
          name: 'format',
          label: words.company.format,
          kind: 'select',
          required: true,
          choices: paperFormats.map((value) => ({ value, text: value.toUpperCase() })),
        },
        { name: 'name', label: words.common.name, blank: 'omitted' },
      ]}
      sends="repeats"
      after={<TemplateValues body={template.body} />}
    />
  );
}

/** The employee of a template about one, else a candidate. */
function personField({ fields }: DocumentTemplateRow): FieldSpec {
  const isOfEmployee = fields.some((field) => field.startsWith('employee.'));
  return isOfEmployee
    ? {
        ...{ name: 'employee_id', label: words.company.forEmployee },
        ...{ kind: 'person', from: '/employees' },
      }
    : {
        ...{ name: 'candidate_id', label: words.company.forCandidate },
        ...{ kind: 'person', from: '/candidates' },
      };
}

interface DocumentProps extends RowProps<PlatformDocumentRow> {
  names: Names;
}

export function documentPage({ shell, row, names }: DocumentProps): string {
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
            [words.common.candidate, <CandidateLink id={row.candidate_id} names={names} />],
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
    makes: { text: words.company.newDocument, opens: 'new-document' },
    children: <NewDocument template={row} />,
  });
}
