import { h, type Child, type Text } from '../../h.ts';
import { FieldsDialog } from '../dialogs.tsx';
import { Facts, recordPage } from '../kit.tsx';
import type { FieldSpec } from '../fields.tsx';
import { may, type ShellProps } from '../shell.tsx';
import { words } from '../words/words.ts';

interface NewTemplateProps {
  call: string;
  fields: readonly FieldSpec[];
  /** Stands below the fields. */
  after?: Child;
}

/** The dialog that the action `newTemplate` opens. */
export function NewTemplate({ call, fields, after }: NewTemplateProps) {
  return (
    <FieldsDialog
      id={newTemplate.opens}
      title={newTemplate.text}
      call={call}
      submit={words.company.createTemplate}
      fields={fields}
      after={after}
    />
  );
}

export const newTemplate = { text: words.company.newTemplate, opens: 'new-template' };

interface TemplateProps {
  shell: ShellProps;
  template: { name: string; version: number };
  /** The page that lists it. */
  up: { path: string; text: Text };
  /** The path of the template in the API. */
  path: string;
  facts: readonly (readonly [name: Text, value: Child])[];
  text: string;
  fields: readonly FieldSpec[];
  /** Stands below the fields. */
  after?: Child;
  /** The action that makes something of the template. */
  makes?: { text: Text; opens: string };
  children?: Child;
}

/** The page of a template, with the dialog that changes it. */
export function templatePage(props: TemplateProps): string {
  const { shell, template, up, path, facts, text, fields, after, makes, children } = props;
  const writes = may(shell, 'recruiter');
  return recordPage({
    shell,
    title: template.name,
    up,
    actions: writes
      ? [
          { text: words.company.deleteTemplate, call: `DELETE ${path}`, then: up.path },
          { text: words.company.editTemplate, opens: 'edit-template' },
          ...(makes ? [{ ...makes, tone: 'primary' as const }] : []),
        ]
      : [],
    children: (
      <div>
        <Facts of={facts} />
        <p class="card prose">{text}</p>
        <FieldsDialog
          id="edit-template"
          title={words.company.editTemplate}
          call={`PATCH ${path}`}
          submit={words.company.saveTemplate}
          version={template.version}
          fields={fields}
          after={after}
        />
        {writes && children}
      </div>
    ),
  });
}
