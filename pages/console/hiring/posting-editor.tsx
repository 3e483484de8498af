import { h } from '../../h.ts';
import { Fields, type FieldSpec } from '../fields.tsx';
import { recordPage, type Action } from '../kit.tsx';
import { may, type ShellProps } from '../shell.tsx';
import { FormFields, type FormVocabulary, type Question } from './form-fields.tsx';

/** A role as `/console/api/jobs/post/{id}` answers it. */
export interface PostingRecord {
  id: string;
  organization_id: string;
  title: string;
  status: string;
  description_text: string;
  department: string | null;
  locations: readonly { text: string }[];
  workplace_type: string | null;
  employment_type: string | null;
  seniority_level: string | null;
  salary: { min: number; max: number; currency: string; period: string } | null;
  application_fields: readonly Question[];
  features: Readonly<Record<string, boolean | null>>;
  closes_at: string | null;
  public_url: string | null;
  version: number;
}

/** The values that members of a role may have. */
export interface PostingVocabulary extends FormVocabulary {
  workplaceTypes: readonly string[];
  employmentTypes: readonly string[];
  seniorityLevels: readonly string[];
  payPeriods: readonly string[];
}

interface EditorProps {
  shell: ShellProps;
  posting: PostingRecord;
  /** The address of its page as it will be; undefined when its company is gone. */
  preview: string | undefined;
  vocabulary: PostingVocabulary;
}

const FORM = 'posting-form';
const TABS = ['Details', 'Form', 'Settings'] as const;

export function postingEditor({ shell, posting, preview, vocabulary }: EditorProps): string {
  const writes = may(shell, 'recruiter') && posting.status !== 'archived';
  return recordPage({
    shell,
    title: posting.title,
    up: { path: '/console/postings', text: 'Postings' },
    status: posting.status,
    actions: writes ? actionsOf(posting) : [],
    children: (
      <div>
        <p class="links">
          <a href={`/console/board/${posting.id}`}>Board</a>
          {preview !== undefined && (
            <a href={preview} target="_blank">
              Preview
            </a>
          )}
          {posting.public_url !== null && <a href={posting.public_url}>Public page</a>}
        </p>
        <form
          id={FORM}
          class="editor"
          data-call={`PATCH /console/api/jobs/post/${posting.id}`}
          data-then="saved"
          data-version={posting.version}
          data-editor={posting.status}
          noValidate
        >
          <div data-problem role="alert" class="problem" hidden />
          <Tabs />
          <fieldset disabled={!writes} class="plain">
            <Panels posting={posting} vocabulary={vocabulary} />
          </fieldset>
          {writes && (
            <div class="savebar">
              <button type="submit" class="primary">
                Save
              </button>
              <span data-status role="status" />
            </div>
          )}
        </form>
      </div>
    ),
  });
}

/** The steps of a role's life that are possible now. */
function actionsOf({ id, status }: PostingRecord): Action[] {
  const step = (text: string, path: string): Action => ({
    text,
    call: `POST /console/api/jobs/post/${id}/${path}`,
  });
  const archive: Action = {
    text: 'Archive',
    call: `DELETE /console/api/jobs/post/${id}`,
    then: '/console/postings',
  };
  if (status === 'draft') return [archive, { ...step('Publish', 'publish'), saves: FORM }];
  if (status === 'open') return [step('Close', 'close')];
  return [archive, step('Reopen', 'reopen')];
}

function Tabs() {
  return (
    <div role="tablist" aria-label="Parts of the posting" class="tabs">
      {TABS.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-controls={name.toLowerCase()}
          aria-selected={index === 0}
          tabIndex={index === 0 ? 0 : -1}
          data-tab
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function Panels({ posting, vocabulary }: Pick<EditorProps, 'posting' | 'vocabulary'>) {
  return (
    <div>
      <div id="details" role="tabpanel" aria-labelledby="tab-Details">
        <Fields prefix="posting" of={detailsOf(posting, vocabulary)} />
        <Pay posting={posting} periods={vocabulary.payPeriods} />
      </div>
      <div id="form" role="tabpanel" aria-labelledby="tab-Form" hidden>
        <FormFields
          name="application_fields"
          questions={posting.application_fields}
          keysFixed={posting.status !== 'draft'}
          vocabulary={vocabulary}
        />
      </div>
      <div id="settings" role="tabpanel" aria-labelledby="tab-Settings" hidden>
        <Fields prefix="posting" of={settingsOf(posting)} />
      </div>
    </div>
  );
}

function detailsOf(posting: PostingRecord, words: PostingVocabulary): FieldSpec[] {
  const choose = (name: string, label: string, choices: readonly string[]): FieldSpec => ({
    name,
    label,
    choices,
    kind: 'select',
    value: (posting as unknown as Record<string, string | null>)[name] ?? null,
  });
  return [
    { name: 'title', label: 'Title', value: posting.title, required: true },
    {
      name: 'description_text',
      label: 'Description',
      kind: 'area',
      rows: 12,
      pastes: true,
      value: posting.description_text,
      hint: 'Needed to publish. Blank lines make paragraphs.',
    },
    { name: 'department', label: 'Department', value: posting.department },
    {
      name: 'locations',
      label: 'Locations',
      kind: 'places',
      rows: 2,
      value: posting.locations.map(({ text }) => text),
      hint: 'One per line, such as Austin, TX or Remote.',
    },
    choose('workplace_type', 'Workplace', words.workplaceTypes),
    choose('employment_type', 'Employment', words.employmentTypes),
    choose('seniority_level', 'Seniority', words.seniorityLevels),
  ];
}

function Pay({
  posting: { salary },
  periods,
}: {
  posting: PostingRecord;
  periods: readonly string[];
}) {
  return (
    <fieldset data-group="salary" data-needs="min max" class="row">
      <legend>Pay</legend>
      <Fields
        prefix="posting"
        of={[
          { name: 'salary.min', label: 'Lowest pay', kind: 'number', value: salary?.min ?? null },
          { name: 'salary.max', label: 'Highest pay', kind: 'number', value: salary?.max ?? null },
          { name: 'salary.currency', label: 'Currency', value: salary?.currency ?? '' },
          {
            name: 'salary.period',
            label: 'Pay period',
            kind: 'select',
            required: true,
            choices: periods,
            value: salary?.period ?? 'year',
          },
        ]}
      />
    </fieldset>
  );
}

const SWITCHES = {
  resume_autofill: 'Fill in the form from a résumé',
  ai_apply: 'Let agents apply',
  show_salary: 'Show pay',
  show_department: 'Show department',
  allow_general_applications: 'Take general applications',
};

function settingsOf({ closes_at: closesAt, features }: PostingRecord): FieldSpec[] {
  return [
    {
      name: 'closes_at',
      label: 'Closes by itself at',
      kind: 'moment',
      value: closesAt,
    },
    ...Object.entries(SWITCHES).map(([name, label]): FieldSpec => ({
      ...{ name: `features.${name}`, label, kind: 'flag' },
      value: features[name] ?? null,
    })),
  ];
}
