import type { PostingRow } from '../../../domain/hiring/posting-row.ts';
import { h, type Text } from '../../h.ts';
import { ConfirmDialog } from '../dialogs.tsx';
import { Editor } from '../editor.tsx';
import { Fields, type FieldSpec } from '../fields.tsx';
import { type Action, recordPage } from '../kit.tsx';
import { may, type ShellProps } from '../shell.tsx';
import { FormFields, type FormVocabulary } from './form-fields.tsx';
import { featureNames } from '../features.ts';
import { words } from '../words/words.ts';

/** The values that members of a role may have. */
export interface PostingVocabulary extends FormVocabulary {
  workplaceTypes: readonly string[];
  employmentTypes: readonly string[];
  seniorityLevels: readonly string[];
  payPeriods: readonly string[];
}

interface EditorProps {
  shell: ShellProps;
  posting: PostingRow;
  /** The address of its page as it will be; undefined when its company is gone. */
  preview: string | undefined;
  vocabulary: PostingVocabulary;
}

const FORM = 'posting-form';
const TABS = ['details', 'form', 'settings'] as const;

export function postingEditor({ shell, posting, preview, vocabulary }: EditorProps): string {
  const writes = may(shell, 'recruiter') && posting.status !== 'archived';
  return recordPage({
    shell,
    title: posting.title,
    up: { path: '/console/postings', text: words.postings.postings },
    status: posting.status,
    actions: writes ? actionsOf(posting, may(shell, 'admin')) : [],
    children: (
      <div>
        <p class="links">
          <a href={`/console/board/${posting.id}`}>{words.postings.applicants}</a>
          {preview !== undefined && (
            <a href={preview} target="_blank">
              {words.postings.preview}
            </a>
          )}
          {posting.public_url !== null && (
            <a href={posting.public_url}>{words.common.publicPage}</a>
          )}
        </p>
        <Editor
          id={FORM}
          call={`PATCH /console/api/jobs/post/${posting.id}`}
          version={posting.version}
          name={posting.status}
          writes={writes}
        >
          <Tabs />
          <fieldset disabled={!writes} class="plain">
            <Panels posting={posting} preview={preview} vocabulary={vocabulary} />
          </fieldset>
        </Editor>
        <ConfirmDialog
          id="close-posting"
          title={words.postings.closeQuestion}
          submit={words.postings.close}
          text={words.postings.closing}
          call={`POST /console/api/jobs/post/${posting.id}/close`}
        />
      </div>
    ),
  });
}

/** The steps of a role's life that are possible now. */
function actionsOf({ id, status }: PostingRow, archives: boolean): Action[] {
  const step = (text: Text, path: string): Action => ({
    text,
    call: `POST /console/api/jobs/post/${id}/${path}`,
  });
  const archive: Action = {
    text: words.postings.archive,
    call: `DELETE /console/api/jobs/post/${id}`,
    then: '/console/postings',
  };
  if (status === 'draft')
    return [archive, { ...step(words.postings.publish, 'publish'), saves: FORM }];
  if (status === 'open') return [{ text: words.postings.close, opens: 'close-posting' }];
  return [...(archives ? [archive] : []), step(words.postings.reopen, 'reopen')];
}

function Tabs() {
  return (
    <div role="tablist" aria-label={words.postings.parts} class="tabs">
      {TABS.map((name, index) => (
        <button
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-controls={name}
          aria-selected={index === 0}
          tabindex={index === 0 ? 0 : -1}
          data-tab
        >
          {words.postings[name]}
        </button>
      ))}
    </div>
  );
}

function Panels({ posting, preview, vocabulary }: Omit<EditorProps, 'shell'>) {
  return (
    <div>
      <div id="details" role="tabpanel" aria-labelledby="tab-details">
        <Fields prefix="posting" of={detailsOf(posting, vocabulary)} />
        <Pay posting={posting} periods={vocabulary.payPeriods} />
      </div>
      <div id="form" role="tabpanel" aria-labelledby="tab-form" hidden>
        <div class="beside">
          <div>
            <FormFields
              name="application_fields"
              questions={posting.application_fields}
              vocabulary={vocabulary}
            />
          </div>
          {preview !== undefined && <FormPreview path={`${preview}/apply`} />}
        </div>
      </div>
      <div id="settings" role="tabpanel" aria-labelledby="tab-settings" hidden>
        <Fields prefix="posting" of={settingsOf(posting)} />
      </div>
    </div>
  );
}

/** The form as applicants will see it, beside its questions. */
function FormPreview({ path }: { path: string }) {
  return (
    <div class="preview">
      <p class="hint">{words.questions.saved}</p>
      <iframe data-preview src={path} title={words.questions.preview} />
    </div>
  );
}

type Kind = 'workplace_type' | 'employment_type' | 'seniority_level';

function detailsOf(posting: PostingRow, vocabulary: PostingVocabulary): FieldSpec[] {
  const choose = (name: Kind, label: Text, choices: readonly string[]): FieldSpec => ({
    name,
    label,
    choices,
    kind: 'select',
    value: posting[name],
  });
  return [
    { name: 'title', label: words.common.title, value: posting.title, required: true },
    {
      name: 'description_text',
      label: words.common.description,
      kind: 'area',
      rows: 12,
      pastes: true,
      value: posting.description_text,
      hint: words.postings.descriptionHint,
    },
    { name: 'department', label: words.common.department, value: posting.department },
    {
      name: 'locations',
      label: words.postings.locations,
      kind: 'places',
      rows: 2,
      value: posting.locations.map(({ text }) => text),
      hint: words.postings.locationsHint,
    },
    choose('workplace_type', words.common.workplace, vocabulary.workplaceTypes),
    choose('employment_type', words.postings.employment, vocabulary.employmentTypes),
    choose('seniority_level', words.postings.seniority, vocabulary.seniorityLevels),
  ];
}

function Pay({
  posting: { salary },
  periods,
}: {
  posting: PostingRow;
  periods: readonly string[];
}) {
  return (
    <fieldset data-group="salary" data-needs="min max" class="row">
      <legend>{words.common.pay}</legend>
      <Fields
        prefix="posting"
        of={[
          {
            name: 'salary.min',
            label: words.postings.lowestPay,
            kind: 'number',
            value: salary?.min ?? null,
          },
          {
            name: 'salary.max',
            label: words.postings.highestPay,
            kind: 'number',
            value: salary?.max ?? null,
          },
          { name: 'salary.currency', label: words.common.currency, value: salary?.currency ?? '' },
          {
            name: 'salary.period',
            label: words.common.payPeriod,
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

function settingsOf({
  closes_at: closesAt,
  features,
  confirmation_text: text,
}: PostingRow): FieldSpec[] {
  return [
    {
      name: 'closes_at',
      label: words.postings.closesAt,
      kind: 'moment',
      value: closesAt,
    },
    ...featureNames.map(([name, label]): FieldSpec => ({
      ...{ name: `features.${name}`, label, kind: 'flag' },
      value: features[name],
    })),
    {
      name: 'confirmation_text',
      label: words.postings.confirmationText,
      hint: words.postings.confirmationHint,
      kind: 'area',
      value: text,
    },
  ];
}
