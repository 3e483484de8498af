import { Fragment, h } from '../../h.ts';
import { Fields, type FieldSpec } from '../fields.tsx';

interface Condition {
  key?: string;
  op: string;
  value: unknown;
}

/** A question of a form, as the API answers it. */
export interface Question {
  key: string;
  label: string;
  description: string | null;
  type: string;
  required: boolean;
  section: string | null;
  category: string;
  visibility: string;
  options: readonly { value: string; label: string }[];
  constraints: Readonly<Record<string, unknown>> | null;
  depends_on: Condition | null;
  knockout?: Condition | null;
}

/** The values that members of a question may have. */
export interface FormVocabulary {
  fieldTypes: readonly string[];
  fieldCategories: readonly string[];
  operators: readonly string[];
}

interface FormFieldsProps {
  /** The member of the body that holds the questions. */
  name: string;
  questions: readonly Question[];
  /** Whether keys stand: answers are stored under them. */
  keysFixed: boolean;
  /** Whether answers can reject. */
  hasKnockouts?: boolean;
  vocabulary: FormVocabulary;
}

/** The editor of a form: its questions in their order. */
export function FormFields(props: FormFieldsProps) {
  const { name, questions, keysFixed, hasKnockouts = true, vocabulary } = props;
  return (
    <>
      <ol id="questions" class="items" data-items={name}>
        {questions.map((question, index) => (
          <Item
            key={question.key}
            question={question}
            id={`q${index}`}
            isNew={!keysFixed}
            hasKnockouts={hasKnockouts}
            vocabulary={vocabulary}
          />
        ))}
      </ol>
      <button type="button" data-adds="questions">
        Add field
      </button>
      <template id="questions-item">
        <Item question={BLANK} id="q" isNew hasKnockouts={hasKnockouts} vocabulary={vocabulary} />
      </template>
    </>
  );
}

const BLANK: Question = {
  key: '',
  label: '',
  description: null,
  type: 'text',
  required: false,
  section: null,
  category: 'custom',
  visibility: 'applicant',
  options: [],
  constraints: null,
  depends_on: null,
  knockout: null,
};

interface ItemProps {
  question: Question;
  id: string;
  isNew: boolean;
  hasKnockouts: boolean;
  vocabulary: FormVocabulary;
}

function Item({ question, id, isNew, hasKnockouts, vocabulary }: ItemProps) {
  const name = question.label === '' ? 'the new field' : question.label;
  const came = question.key === '' ? '' : JSON.stringify(question);
  return (
    <li class="card item" data-item={came}>
      <div class="item-head" role="group" aria-label={name}>
        <Fields prefix={id} of={mainOf(question, vocabulary)} />
        <div class="item-moves">
          <button type="button" data-shifts="up" aria-label={`Move ${name} up`}>
            ↑
          </button>
          <button type="button" data-shifts="down" aria-label={`Move ${name} down`}>
            ↓
          </button>
          <button type="button" data-drops aria-label={`Remove ${name}`}>
            ✕
          </button>
        </div>
      </div>
      <details>
        <summary>{`More about ${name}`}</summary>
        <Fields prefix={id} of={furtherOf(question, isNew, vocabulary)} />
        <Rules question={question} id={id} hasKnockouts={hasKnockouts} vocabulary={vocabulary} />
      </details>
    </li>
  );
}

function mainOf({ label, type, required }: Question, { fieldTypes }: FormVocabulary): FieldSpec[] {
  return [
    { name: 'label', label: 'Label', value: label, required: true },
    {
      name: 'type',
      label: 'Type',
      kind: 'select',
      choices: fieldTypes,
      value: type,
      required: true,
    },
    { name: 'required', label: 'Required', kind: 'check', value: required },
  ];
}

function furtherOf(question: Question, isNew: boolean, words: FormVocabulary): FieldSpec[] {
  const { description, section, category, visibility } = question;
  const choices = words.fieldCategories;
  return [
    ...(isNew ? [keyOf(question)] : []),
    { name: 'description', label: 'Help text', kind: 'area', rows: 2, value: description },
    optionsOf(question),
    { name: 'section', label: 'Section', value: section },
    {
      name: 'category',
      label: 'Category',
      kind: 'select',
      required: true,
      choices,
      value: category,
    },
    {
      name: 'visibility',
      label: 'Shown to',
      kind: 'select',
      required: true,
      choices: ['applicant', 'internal'],
      value: visibility,
    },
    limitOf(question, 'max_length', 'Longest text'),
    limitOf(question, 'min', 'Least'),
    limitOf(question, 'max', 'Most'),
    limitOf(question, 'max_files', 'Most files'),
  ];
}

function keyOf({ key }: Question): FieldSpec {
  const hint = 'The name of the answer. Made from the label when blank.';
  return { name: 'key', label: 'Key', value: key, blank: 'omitted', hint };
}

function optionsOf({ options }: Question): FieldSpec {
  return {
    name: 'options',
    label: 'Options',
    kind: 'choices',
    rows: 3,
    value: options.map(({ value, label }) => (value === label ? label : `${value} = ${label}`)),
    hint: 'For selections: one per line, as "value = label" or only the label.',
  };
}

function limitOf({ constraints }: Question, name: string, label: string): FieldSpec {
  const value = constraints?.[name];
  return {
    name: `constraints.${name}`,
    label,
    kind: 'number',
    value: typeof value === 'number' ? value : null,
  };
}

function Rules({ question, id, hasKnockouts, vocabulary }: Omit<ItemProps, 'isNew'>) {
  const { operators } = vocabulary;
  const { depends_on: depends, knockout } = question;
  const rule = (name: string, given: Condition | null | undefined): FieldSpec[] => [
    {
      ...{ name: `${name}.op`, label: 'Comparison', kind: 'select', required: true },
      choices: operators,
      value: given?.op ?? 'equals',
    },
    {
      ...{ name: `${name}.value`, label: 'Value', kind: 'compared', blank: 'null' },
      value: given === null || given === undefined ? null : String(given.value),
    },
  ];
  return (
    <>
      <fieldset class="row" data-group="depends_on" data-needs="key">
        <legend>Shown only if</legend>
        <Fields
          prefix={id}
          of={[
            { name: 'depends_on.key', label: 'Key of a field', value: depends?.key ?? null },
            ...rule('depends_on', depends),
          ]}
        />
      </fieldset>
      {hasKnockouts && (
        <fieldset class="row" data-group="knockout" data-needs="value">
          <legend>Rejects the application if the answer</legend>
          <Fields prefix={id} of={rule('knockout', knockout)} />
        </fieldset>
      )}
    </>
  );
}
