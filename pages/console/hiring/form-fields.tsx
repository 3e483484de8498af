import type { EmployerField } from '../../../domain/hiring/application-form/field.ts';
import { Fragment, h, type Text } from '../../h.ts';
import { ItemHead } from '../editor.tsx';
import { Fields, type FieldSpec } from '../fields.tsx';
import { words } from '../words/words.ts';

/** A question of a form as its owner reads it; surveys have no knock-outs. */
export type Question = Omit<EmployerField, 'knockout'> & Partial<Pick<EmployerField, 'knockout'>>;

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
            question={question}
            id={`q${index}`}
            isNew={!keysFixed}
            hasKnockouts={hasKnockouts}
            vocabulary={vocabulary}
          />
        ))}
      </ol>
      <button type="button" data-adds="questions">
        {words.postings.addField}
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
  position: 0,
  any_of: null,
  semantic: null,
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
  const name = question.label === '' ? words.postings.newField : question.label;
  const came = question.key === '' ? '' : JSON.stringify(question);
  return (
    <li class="card item" data-item={came}>
      <ItemHead name={name} prefix={id} fields={mainOf(question, vocabulary)} />
      <details>
        <summary>{words.postings.moreAbout(name)}</summary>
        <Fields prefix={id} of={furtherOf(question, isNew, vocabulary)} />
        <Rules question={question} id={id} hasKnockouts={hasKnockouts} vocabulary={vocabulary} />
      </details>
    </li>
  );
}

function mainOf({ label, type, required }: Question, { fieldTypes }: FormVocabulary): FieldSpec[] {
  return [
    { name: 'label', label: words.postings.label, value: label, required: true },
    {
      name: 'type',
      label: words.common.type,
      kind: 'select',
      choices: fieldTypes,
      value: type,
      required: true,
    },
    { name: 'required', label: words.postings.required, kind: 'check', value: required },
  ];
}

function furtherOf(question: Question, isNew: boolean, vocabulary: FormVocabulary): FieldSpec[] {
  const { description, section, category, visibility } = question;
  const choices = vocabulary.fieldCategories;
  return [
    ...(isNew ? [keyOf(question)] : []),
    {
      name: 'description',
      label: words.postings.helpText,
      kind: 'area',
      rows: 2,
      value: description,
    },
    optionsOf(question),
    { name: 'section', label: words.postings.section, value: section },
    {
      name: 'category',
      label: words.postings.category,
      kind: 'select',
      required: true,
      choices,
      value: category,
    },
    {
      name: 'visibility',
      label: words.postings.shownTo,
      kind: 'select',
      required: true,
      choices: ['applicant', 'internal'],
      value: visibility,
    },
    limitOf(question, 'max_length', words.postings.longestText),
    limitOf(question, 'min', words.postings.least),
    limitOf(question, 'max', words.postings.most),
    limitOf(question, 'max_files', words.postings.mostFiles),
  ];
}

function keyOf({ key }: Question): FieldSpec {
  const hint = words.postings.keyHint;
  return { name: 'key', label: words.common.key, value: key, blank: 'omitted', hint };
}

function optionsOf({ options }: Question): FieldSpec {
  return {
    name: 'options',
    label: words.postings.options,
    kind: 'choices',
    rows: 3,
    value: options.map(({ value, label }) => (value === label ? label : `${value} = ${label}`)),
    hint: words.postings.optionsHint,
  };
}

type Limit = keyof NonNullable<Question['constraints']>;

function limitOf({ constraints }: Question, name: Limit, label: Text): FieldSpec {
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
  const rule = (name: string, given: Question['knockout']): FieldSpec[] => [
    {
      ...{ name: `${name}.op`, label: words.postings.comparison, kind: 'select', required: true },
      choices: operators,
      value: given?.op ?? 'equals',
    },
    {
      ...{ name: `${name}.value`, label: words.postings.value, kind: 'compared', blank: 'null' },
      value: given === null || given === undefined ? null : String(given.value),
    },
  ];
  return (
    <>
      <fieldset class="row" data-group="depends_on" data-needs="key">
        <legend>{words.postings.shownOnlyIf}</legend>
        <Fields
          prefix={id}
          of={[
            { name: 'depends_on.key', label: words.postings.fieldKey, value: depends?.key ?? null },
            ...rule('depends_on', depends),
          ]}
        />
      </fieldset>
      {hasKnockouts && (
        <fieldset class="row" data-group="knockout" data-needs="value">
          <legend>{words.postings.rejectsIf}</legend>
          <Fields prefix={id} of={rule('knockout', knockout)} />
        </fieldset>
      )}
    </>
  );
}
