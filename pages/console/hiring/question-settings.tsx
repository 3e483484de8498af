import type { Text } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';
import { words } from '../words/words.ts';
import type { FormVocabulary, Question } from './form-fields.tsx';

/** The fields that every kind of question has. */
export function mainOf({ label, required }: Question): FieldSpec[] {
  return [
    { name: 'label', label: words.questions.question, value: label, required: true },
    { name: 'required', label: words.questions.required, kind: 'check', value: required },
  ];
}

/** A setting, and the kinds of questions that have it. */
interface KindSetting {
  kinds: string;
  of: FieldSpec;
}

const CHOICES = 'single_select multi_select';
const TEXTS = 'text textarea rich_text email phone url hidden';
const NUMBERS = 'number number_range currency compensation_range';

/** Settings of some kinds that are always in view. */
export function settingsOf(question: Question): KindSetting[] {
  return [
    { kinds: CHOICES, of: answersOf(question) },
    { kinds: 'score', of: scaleOf(question) },
    { kinds: NUMBERS, of: limitOf(question, 'min', words.questions.least) },
    { kinds: NUMBERS, of: limitOf(question, 'max', words.questions.most) },
  ];
}

/** Settings of some kinds that are rare. */
export function limitsOf(question: Question): KindSetting[] {
  return [
    { kinds: TEXTS, of: limitOf(question, 'max_length', words.questions.longest) },
    { kinds: 'file', of: limitOf(question, 'max_files', words.questions.mostFiles) },
  ];
}

function answersOf({ options }: Question): FieldSpec {
  return {
    name: 'options',
    label: words.questions.answers,
    kind: 'choices',
    rows: 4,
    value: options.map(({ label }) => label),
    hint: words.questions.answersHint,
  };
}

const SCALES = [
  [0, 10],
  [1, 5],
  [1, 4],
] as const;

/** The scale of a score as the member that it is stored in. */
function scaleOf({ constraints }: Question): FieldSpec {
  const { min, max } = { min: constraints?.min ?? 1, max: constraints?.max ?? 4 };
  const isOwn = !SCALES.some(([first, last]) => first === min && last === max);
  return {
    name: 'constraints',
    label: words.questions.scale,
    kind: 'scale',
    required: true,
    choices: [...SCALES, ...(isOwn ? [[min, max] as const] : [])].map(([first, last]) => ({
      value: JSON.stringify({ min: first, max: last }),
      text: `${first}–${last}`,
    })),
    value: JSON.stringify({ min, max }),
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

/** Settings of every kind that are rare. */
export function furtherOf(question: Question, { fieldCategories }: FormVocabulary): FieldSpec[] {
  const { description, section, category, visibility } = question;
  const choose = { kind: 'select', required: true } as const;
  return [
    {
      name: 'description',
      label: words.questions.help,
      kind: 'area',
      rows: 2,
      value: description,
    },
    { name: 'section', label: words.questions.section, value: section },
    {
      ...{ ...choose, name: 'visibility', label: words.questions.shownTo, value: visibility },
      choices: ['applicant', 'internal'],
    },
    {
      ...{ ...choose, name: 'category', label: words.questions.category, value: category },
      choices: fieldCategories,
    },
  ];
}
