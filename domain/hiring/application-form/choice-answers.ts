import type { ApplicationField } from './field.ts';
import { fault, type Judge } from './verdict.ts';

const FREE_TEXT_CHARACTERS = 1_000;
const NAMED_OPTIONS_CHARACTERS = 300;

/** A choice as stored: the option's value, with its text where the option takes one. */
type Choice = string | { value: string; text: string };

/**
 * The choice of an answer: the value of an option, or `{ value, text }` of one that takes a text. Null for others.
 */
function choice(answer: unknown, { options }: ApplicationField): Choice | null {
  if (typeof answer === 'string') {
    return options.some(({ value }) => value === answer) ? answer : null;
  }
  const free = freeChoice(answer);
  const known = options.some((one) => one.free_form && one.value === free?.value);
  return known ? free : null;
}

function freeChoice(answer: unknown): { value: string; text: string } | null {
  if (typeof answer !== 'object' || answer === null || Object.keys(answer).length !== 2) {
    return null;
  }
  const { value, text } = answer as { value?: unknown; text?: unknown };
  if (typeof value !== 'string' || typeof text !== 'string') return null;
  const readable = text.length <= FREE_TEXT_CHARACTERS && text.isWellFormed();
  return readable && !text.includes('\0') ? { value, text: text.trim() } : null;
}

/** The accepted values, for the error message. A long list is shortened. */
function oneOf({ options }: ApplicationField): string {
  const values: string[] = [];
  let characters = 0;
  for (const { value } of options) {
    characters += value.length + ', '.length;
    if (characters > NAMED_OPTIONS_CHARACTERS) break;
    values.push(value);
  }
  const left = options.length - values.length;
  const more = left === 0 ? '' : `${values.length === 0 ? '' : ' and '}${left} more`;
  return `the value of an option: ${values.join(', ')}${more}`;
}

const single: Judge = (answer, field) => {
  const made = choice(answer, field);
  return made === null ? fault(`must be ${oneOf(field)}`) : { value: made };
};

const multiple: Judge = (answer, field) => {
  if (!Array.isArray(answer)) return fault(`must be a list, each ${oneOf(field)}`);
  if (answer.length > field.options.length) return fault('must not name an option twice');
  const made = answer.map((one) => choice(one, field));
  if (made.includes(null)) return fault(`must be a list, each ${oneOf(field)}`);
  const values = new Set(made.map((one) => (typeof one === 'string' ? one : one?.value)));
  return values.size === made.length ? { value: made } : fault('must not name an option twice');
};

export const choiceJudges = { single_select: single, multi_select: multiple } satisfies Record<
  string,
  Judge
>;
