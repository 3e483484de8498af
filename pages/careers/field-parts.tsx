import type { PublishedField } from '../../domain/hiring/application-form/form.ts';
import { MAX_ENTRIES } from '../../domain/hiring/application-form/field.ts';
import { typedNumber } from '../../domain/common/text/typed-number.ts';
import { Fragment, h, Html } from '../h.ts';
import type { PageLanguage } from '../page-language.ts';
import { pageWords, type PageWords } from './words.ts';

/** A file that was chosen before; the token stands for it. */
export interface KeptFile {
  filename: string;
  bytes: number;
  token: string;
}

export interface FieldProps {
  field: PublishedField;
  given: ReadonlyMap<string, readonly string[]>;
  /** Files chosen before. */
  kept: readonly KeptFile[];
  words: PageWords;
  problem: string | null;
  /** The label of the question that this one depends on. */
  onlyIf: string | null;
  /** Whether the form only shows how it will look. */
  isPreview: boolean;
}

export const educationMembers = ['school', 'degree', 'field', 'start', 'end'] as const;
export const employmentMembers = ['company', 'title', 'place', 'summary', 'start', 'end'] as const;
export type Member =
  | (typeof educationMembers)[number]
  | (typeof employmentMembers)[number]
  | 'least'
  | 'most'
  | 'amount'
  | 'currency'
  | 'period';

export const fieldId = ({ key }: PublishedField) => `field-${key}`;
export const inputName = ({ key }: PublishedField, ...member: (string | number)[]) =>
  ['f', key, ...member].join('.');

export function isHistory({ type }: PublishedField): boolean {
  return type === 'education_history' || type === 'employment_history';
}

/** The button that shows the form again with one more block; its value is the key of the history. */
export const ADD_NAME = 'add';
const LEAST_BLOCKS = 3;

/** The blocks of a history: as many as the form had when it was sent, three at first. */
export function blocksOf(field: PublishedField, given: FieldProps['given']): number {
  const prefix = `${inputName(field)}.`;
  const indices = [...given.keys()]
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length).split('.', 1)[0]))
    .filter((index) => Number.isInteger(index) && index < MAX_ENTRIES);
  return Math.max(LEAST_BLOCKS, ...indices.map((index) => index + 1));
}

/** Names of the inputs for files that were chosen before: their tokens, and whether to remove them. */
export const keptName = ({ key }: PublishedField) => `kept.${key}`;
export const dropName = ({ key }: PublishedField) => `drop.${key}`;

/** How an input is read: as money, as another number, or as text. */
export function numberKind({ type }: PublishedField): 'money' | 'plain' | undefined {
  if (type === 'currency' || type === 'compensation_range') return 'money';
  return type === 'number' || type === 'number_range' ? 'plain' : undefined;
}

interface NumberReadProps {
  /** The id of the input. */
  of: string;
  field: PublishedField;
  value: string;
}

/** The number that a text was read as. The script keeps it current. */
export function NumberRead({ of, field, value }: NumberReadProps) {
  const isMoney = numberKind(field) === 'money';
  const note = (language: PageLanguage) => {
    const read = typedNumber(value, { language, isMoney });
    const shown = read === null ? '' : new Intl.NumberFormat(language).format(read);
    const isSaid = shown !== '' && (isMoney || shown !== value.trim());
    return (
      <p id={`${of}-read`} class="quiet" hidden={!isSaid}>
        {isSaid && `${pageWords[language].readAs}: ${shown}`}
      </p>
    );
  };
  return new Html((language) => note(language).in(language));
}

/** The question, and whether an answer is needed. */
export function Label({ field, words }: FieldProps) {
  return (
    <>
      {field.label}
      {field.required && <span class="quiet">{` (${words.required})`}</span>}
    </>
  );
}

/** The texts between a question and its control. They describe the control. */
export function Hints({ field, words, problem, onlyIf }: FieldProps) {
  return (
    <div id={`${fieldId(field)}-hint`}>
      {onlyIf !== null && <p class="quiet" dir="auto">{`${words.onlyIf}: ${onlyIf}`}</p>}
      {field.description !== null && (
        <p class="quiet" dir="auto">
          {field.description}
        </p>
      )}
      {problem !== null && <p class="fault">{problem}</p>}
    </div>
  );
}
