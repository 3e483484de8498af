import type { CandidateRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { h } from '../../h.ts';
import { FieldsDialog } from '../dialogs.tsx';
import type { FieldSpec } from '../fields.tsx';
import { words } from '../words/words.ts';

export type Templates = readonly { id: string; name: string }[];

interface Writing {
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

/** Shows the e-mail with the values of one person: the one given, else the first that is selected. */
export function PreviewButton({ candidateId }: { candidateId?: string }) {
  return (
    <button type="button" data-previews={candidateId ?? ''}>
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
    <FieldsDialog
      id="write"
      title={writing.writeTo(name ?? email)}
      call="POST /console/api/email/send"
      submit={writing.send}
      also={{ to: [id] }}
      fields={mailFields({ templates, roles, role: applications[0]?.job_id ?? null })}
      buttons={<PreviewButton candidateId={id} />}
      after={
        <div>
          <MergeFields />
          <Preview />
        </div>
      }
    >
      <p>
        <span data-labels="to">{writing.receiver}</span>: {email}. {writing.replies}
      </p>
    </FieldsDialog>
  );
}
