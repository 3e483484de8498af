import type { CandidateRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { h, type Child } from '../../h.ts';
import { FieldsDialog, type FieldsDialogProps } from '../dialogs.tsx';
import type { FieldSpec } from '../fields.tsx';
import { words } from '../words/words.ts';

export type Templates = readonly { id: string; name: string }[];

export interface Writing {
  templates: Templates;
  roles: readonly { id: string; title: string }[];
  /** The role that the e-mail is about, until another is chosen. */
  role: string | null;
}

/** The fields of an e-mail to candidates. It arrives with the name and the colour of the company. */
export function mailFields({ templates, roles, role }: Writing): FieldSpec[] {
  const { writing } = words;
  const fields: FieldSpec[] = [
    { name: 'layout', label: '', kind: 'hidden', value: 'letter' },
    {
      ...{ name: 'template_id', label: writing.template, kind: 'select', blank: 'omitted' },
      choices: templates.map(({ id, name }) => ({ value: id, text: name })),
    },
    { name: 'subject', label: writing.orSubject, blank: 'omitted' },
    { name: 'body_text', label: writing.text, kind: 'area', rows: 8, blank: 'omitted' },
  ];
  if (roles.length === 0) return fields;
  return fields.concat({
    ...{ name: 'job_id', label: writing.role, kind: 'select', blank: 'omitted' },
    choices: roles.map(({ id, title }) => ({ value: id, text: title })),
    ...{ value: role, hint: writing.roleHint },
  });
}

/** Puts merge fields into the text by their names. */
export function MergeFields() {
  return (
    <p class="actions">
      {words.writing.insert}
      {Object.entries(words.writing.fields).map(([field, text]) => (
        <button type="button" data-inserts={`{{${field}}}`}>
          {text}
        </button>
      ))}
    </p>
  );
}

/** Shows the e-mail with the values of one person: the first receiver, else the first that is selected. */
export function PreviewButton() {
  return (
    <button type="button" data-previews>
      {words.writing.preview}
    </button>
  );
}

/** The place where it is shown. */
export function Preview() {
  return (
    <section class="card" data-preview role="status" hidden>
      <h3>{words.writing.previewOf}</h3>
      <p>
        <strong data-slot="subject" />
      </p>
      <p class="prose" data-slot="body_text" />
    </section>
  );
}

interface LetterProps extends Writing, Pick<FieldsDialogProps, 'id' | 'title' | 'then' | 'also'> {
  /** Choose the receivers, unless `also` holds them. */
  receivers?: readonly FieldSpec[];
  children: Child;
}

/** A dialog that writes and sends an e-mail. */
export function LetterDialog(props: LetterProps) {
  const { templates, roles, role, receivers = [], children, ...given } = props;
  return (
    <FieldsDialog
      {...given}
      call="POST /console/api/email/send"
      submit={words.writing.send}
      fields={[...receivers, ...mailFields({ templates, roles, role })]}
      buttons={<PreviewButton />}
      after={
        <div>
          <MergeFields />
          <Preview />
        </div>
      }
    >
      {children}
    </FieldsDialog>
  );
}

interface WriteProps {
  candidate: CandidateRow;
  templates: Templates;
}

/** Writes to one person; nothing for a person without an address. */
export function WriteDialog({ candidate, templates }: WriteProps) {
  const { id, name, email, applications } = candidate;
  if (email === null) return null;
  const { writing } = words;
  const roles = applications.map((one) => ({ id: one.job_id, title: one.job_title }));
  return (
    <LetterDialog
      id="write"
      title={writing.writeTo(name ?? email)}
      also={{ to: [id] }}
      templates={templates}
      roles={roles}
      role={applications[0]?.job_id ?? null}
    >
      <p>
        <span data-labels="to">{writing.receiver}</span>: {email}. {writing.replies}
      </p>
    </LetterDialog>
  );
}
