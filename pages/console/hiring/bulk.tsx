import type { CandidateRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { bulkOutcomes } from '../../../domain/lists/bulk.ts';
import { h, Phrase, type Text } from '../../h.ts';
import { FormDialog } from '../dialogs.tsx';
import { Fields, type FieldSpec } from '../fields.tsx';
import { words } from '../words/words.ts';
import { mailFields, MergeFields, Preview, PreviewButton, type Templates } from './writing.tsx';

export interface BulkProps {
  /** Of the API, for all candidates that match. */
  filter: Readonly<Record<string, string>>;
  /** How many match; null when they are too many for one call, or all on the page. */
  matching: number | null;
  roles: readonly { id: string; title: string }[];
  stages: readonly { key: string; name: string }[];
  /** Templates of e-mails. */
  templates: Templates;
}

const ACTIONS = ['move', 'tag', 'untag', 'mail', 'note'] as const;
type BulkAction = (typeof ACTIONS)[number];

/** Selects candidates of the list, and opens what may be done with all of them. */
export function Bulk(props: BulkProps) {
  const { filter, matching } = props;
  const { bulk } = words;
  return (
    <section class="actions" data-part="bulk" data-filter={JSON.stringify(filter)}>
      <label class="choice">
        <input type="checkbox" data-whole />
        {bulk.wholePage}
      </label>
      {matching !== null && (
        <button type="button" data-matching={matching} aria-pressed={false}>
          {bulk.matching(matching)}
        </button>
      )}
      <span role="status" data-selected data-text={bulk.selected} />
      {ACTIONS.map((action) => (
        <button type="button" data-opens={`bulk-${action}`} disabled>
          {bulk.actions[action].opens}
        </button>
      ))}
      {ACTIONS.map((action) => (
        <BulkDialog action={action} {...props} />
      ))}
      <div hidden data-outcomes={outcomeWords} />
    </section>
  );
}

/** The box that selects a candidate. */
export function SelectBox({
  row: { id, email },
  name,
}: {
  row: Pick<CandidateRow, 'id' | 'email'>;
  name: Text;
}) {
  return (
    <input
      type="checkbox"
      data-selects={id}
      data-mailable={email === null ? undefined : ''}
      aria-label={words.bulk.select(name)}
    />
  );
}

/** The outcomes in words, as JSON for the script. */
const outcomeWords = new Phrase((language) =>
  JSON.stringify(
    Object.fromEntries(bulkOutcomes.map((one) => [one, words.bulk.outcomes[one].in(language)])),
  ),
);

function BulkDialog({ action, ...props }: BulkProps & { action: BulkAction }) {
  const { bulk } = words;
  const { title, confirm } = bulk.actions[action];
  const id = `bulk-${action}`;
  return (
    <FormDialog
      id={id}
      title={title}
      call="POST /console/api/candidates/bulk"
      then=""
      submit={bulk.count}
      also={{ action }}
      sends="bulk"
      buttons={[action === 'mail' && <PreviewButton />, <Confirm text={confirm} />]}
    >
      <p data-selected data-text={bulk.selected} />
      <div data-fields>
        <Fields prefix={id} of={fieldsOf(action, props)} />
        {action === 'mail' && <MergeFields />}
        {action === 'mail' && <Preview />}
      </div>
      <div role="status" data-outcome>
        <p data-before hidden>
          {bulk.before}
        </p>
        <p data-after hidden>
          {bulk.after}
        </p>
        <ul data-counts />
        <p class="problem" data-many hidden>
          {bulk.many(<strong data-slot="mailed" />)}
        </p>
      </div>
    </FormDialog>
  );
}

function Confirm({ text }: { text: Text }) {
  return (
    <button type="submit" class="primary" data-confirm hidden>
      {text}
    </button>
  );
}

function fieldsOf(action: BulkAction, props: BulkProps): FieldSpec[] {
  const { bulk, candidates, common } = words;
  if (action === 'tag' || action === 'untag') {
    const hint = bulk.onePerLine;
    return [{ name: 'tags', label: candidates.tags, kind: 'lines', rows: 2, required: true, hint }];
  }
  if (action === 'note') {
    return [
      { name: 'body', label: common.text, kind: 'area', required: true },
      { name: 'private', label: candidates.privateNote, kind: 'check' },
    ];
  }
  return action === 'move' ? moveFields(props) : writingFields(props);
}

function moveFields(props: BulkProps): FieldSpec[] {
  const { candidates, common } = words;
  const stages = props.stages.map(({ key, name }) => ({ value: key, text: name }));
  return [
    { name: 'stage', label: candidates.stage, kind: 'select', required: true, choices: stages },
    roleOf(props, words.bulk.roleHint),
    { name: 'reason', label: common.reason, kind: 'area', rows: 2, blank: 'omitted' },
  ];
}

function writingFields({ templates, roles, filter }: BulkProps): FieldSpec[] {
  return mailFields({ templates, roles, role: filter['job_id'] ?? null });
}

function roleOf({ roles, filter }: BulkProps, hint: Text): FieldSpec {
  return {
    ...{ name: 'job_id', label: words.candidates.forRole, kind: 'select', blank: 'omitted', hint },
    choices: roles.map(({ id, title }) => ({ value: id, text: title })),
    value: filter['job_id'] ?? null,
  };
}
