import { capitalized } from '../../../domain/common/text/capitalized.ts';
import type { EmployerField } from '../../../domain/hiring/application-form/field.ts';
import { descriptionText } from '../../../domain/text/description-text.ts';
import { Fragment, h, type Child, type Text } from '../../h.ts';
import { joined, number } from '../../words/formats.ts';
import { wordOf } from '../../words/values.ts';
import { words } from '../words/words.ts';

/** A question as far as its answer is shown. */
export type Asked = Pick<EmployerField, 'key' | 'label' | 'options'>;

type Answer = Readonly<Record<string, unknown>>;

/** The answers of an application with their questions, in the order of the form; then those no longer asked. */
export function answerFacts(form: readonly Asked[], answers: Answer): [Text, Child][] {
  const asked = form.filter(({ key }) => key in answers);
  const others = Object.keys(answers).filter((key) => !form.some((field) => field.key === key));
  return [
    ...asked.map((field): [Text, Child] => [field.label, answerWords(answers[field.key], field)]),
    ...others.map((key): [Text, Child] => [titleOf(key), answerWords(answers[key])]),
  ];
}

/** A key as words: `notice_period` is "Notice period". */
function titleOf(key: string): string {
  return capitalized(key.replaceAll(/[_-]+/g, ' ').trim());
}

/** An answer as a person reads it. */
export function answerWords(answer: unknown, field?: Pick<Asked, 'options'>): Child {
  if (answer === null || answer === undefined || answer === '') return '–';
  if (typeof answer === 'boolean') return answer ? words.shell.yes : words.shell.no;
  if (typeof answer === 'number') return number(answer);
  if (typeof answer === 'string') return labelOf(answer, field);
  if (Array.isArray(answer)) return listWords(answer, field);
  return recordWords(answer as Answer, field);
}

function labelOf(value: string, field?: Pick<Asked, 'options'>): string {
  return field?.options.find((option) => option.value === value)?.label ?? value;
}

function listWords(list: readonly unknown[], field?: Pick<Asked, 'options'>): Child {
  const isHistory = list.some((one) => isRecord(one) && ('school' in one || 'company' in one));
  if (!isHistory) {
    return joined(
      list.map((one) => answerWords(one, field)),
      ', ',
    );
  }
  return (
    <ul class="lines">
      {list.map((one) => (
        <li>{isRecord(one) ? entryWords(one) : answerWords(one)}</li>
      ))}
    </ul>
  );
}

/** A job or an education as one line. */
function entryWords(entry: Answer): Child {
  const named = ['title', 'degree', 'field', 'company', 'school', 'location'];
  const years = ['start_date', 'end_date'].map((name) => textOf(entry[name]));
  const span = years.some((year) => year !== '') ? ` (${years.join(' – ')})` : '';
  return `${textsOf(entry, named).join(', ')}${span}`;
}

function textsOf(record: Answer, names: readonly string[]): string[] {
  return names.map((name) => textOf(record[name])).filter((text) => text !== '');
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function recordWords(record: Answer, field?: Pick<Asked, 'options'>): Child {
  const { value, text, type } = record;
  if (typeof value === 'string') {
    if (typeof text === 'string') return `${labelOf(value, field)}: ${text}`;
    return type === 'html' ? descriptionText(value) : value;
  }
  if (typeof text === 'string') return text;
  if ('amount' in record || 'min' in record) return amountWords(record);
  return textsOf(record, Object.keys(record)).join(', ');
}

/** An amount, or the range of two. */
function amountWords({ amount, min, max, currency, period }: Answer): Child {
  const numbers = [amount, min, max].filter((one) => typeof one === 'number').map(number);
  return (
    <>
      {joined(numbers, '–')}
      {typeof currency === 'string' && ` ${currency}`}
      {typeof period === 'string' && [' / ', wordOf(period)]}
    </>
  );
}

function isRecord(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
