import { RE2JS } from 're2js';
import { z } from 'zod';
import { cleanEmail } from '../../common/email.ts';
import { cleanPhone } from '../../common/phone.ts';
import { plainMessage } from '../../common/plain-message.ts';
import { typedLine } from '../../common/text/typed-line.ts';
import { typedUrl } from '../../common/typed-url.ts';
import { WEB_ADDRESS_FAULT } from '../../common/web-address.ts';
import { isDate } from './condition.ts';
import { scaleOf } from './scale.ts';
import type { ApplicationField } from './field.ts';

const LINE_CHARACTERS = 1_000;
const TEXT_CHARACTERS = 20_000;
/** Patterns are matched only against short texts, because the cost is the product of both lengths. */
const PATTERN_CHARACTERS = 250;
const URL_CHARACTERS = 2_048;
const FREE_TEXT_CHARACTERS = 1_000;
const NAMED_OPTIONS_CHARACTERS = 300;

/** The result of checking one answer: the value to store, or the problem. */
export type Verdict = { value: unknown } | { fault: string };

/** Checks a present answer of `field`. */
export type Judge = (answer: unknown, field: ApplicationField) => Verdict;

export const fault = (message: string): Verdict => ({ fault: message });

/** Checks an answer with members by the schema of its kind and, if given, by the constraints of the question. */
export function bySchema<Value>(
  schema: z.ZodType<Value>,
  faultOf: (value: Value, field: ApplicationField) => string | null = () => null,
): Judge {
  return (answer, field) => {
    const parsed = schema.safeParse(answer, { error: plainMessage });
    if (parsed.success) {
      const message = faultOf(parsed.data, field);
      return message === null ? { value: parsed.data } : fault(message);
    }
    const [issue] = parsed.error.issues;
    const where = issue?.path.map(String).join('.') ?? '';
    const message = issue?.message ?? 'is not valid';
    return fault(where === '' ? message : `${where} ${message}`.slice(0, 300));
  };
}

/** A text that every store accepts, or the problem with it. */
function asText(answer: unknown): { text: string } | { fault: string } {
  if (typeof answer !== 'string') return { fault: 'must be a text' };
  if (answer.includes('\0') || !answer.isWellFormed()) return { fault: 'is not well-formed text' };
  return { text: answer };
}

/** Checks texts with `read`, which returns null for invalid ones. */
function text(read: (text: string) => string | null, message: string): Judge {
  return (answer, field) => {
    const given = asText(answer);
    if ('fault' in given) return given;
    const long = tooLong(given.text, field, LINE_CHARACTERS);
    if (long !== null) return fault(long);
    const value = read(given.text);
    return value === null ? fault(message) : inBounds(value, field);
  };
}

/** The problem of a text above the maximum length of its question, or of any text. */
export function tooLong(
  text: string,
  { constraints }: ApplicationField,
  longestOfKind = TEXT_CHARACTERS,
): string | null {
  const longest = constraints?.max_length ?? longestOfKind;
  return text.length > longest ? `must be at most ${longest} characters` : null;
}

/** The problem of a text without visible characters, or below the minimum length of its question. */
export function tooShort(text: string, { constraints }: ApplicationField): string | null {
  if (typedLine(text) === '') return 'must have visible characters';
  const shortest = constraints?.min_length ?? 0;
  return text.length < shortest ? `must be at least ${shortest} characters` : null;
}

function inBounds(value: string, field: ApplicationField): Verdict {
  const short = tooShort(value, field);
  if (short !== null) return fault(short);
  const pattern = field.constraints?.pattern ?? null;
  if (pattern === null) return { value };
  if (value.length > PATTERN_CHARACTERS) {
    return fault(`must be at most ${PATTERN_CHARACTERS} characters`);
  }
  return RE2JS.compile(pattern).matches(value) ? { value } : fault('does not match the pattern');
}

/** Several lines: uniform line breaks, no other control characters. */
function cleanParagraphs(given: string): string {
  return given
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

const paragraphs: Judge = (answer, field) => {
  const given = asText(answer);
  if ('fault' in given) return given;
  const long = tooLong(given.text, field);
  return long === null ? inBounds(cleanParagraphs(given.text), field) : fault(long);
};

/** The problem of the first of these numbers outside the bounds of the question. */
export function boundsFault(
  numbers: Readonly<Record<string, number>>,
  { constraints }: ApplicationField,
): string | null {
  const [low, high] = [constraints?.min ?? -Infinity, constraints?.max ?? Infinity];
  for (const [name, number] of Object.entries(numbers)) {
    if (number < low) return `${name} must be at least ${low}`.trim();
    if (number > high) return `${name} must be at most ${high}`.trim();
  }
  return null;
}

const plainNumber = z.number('must be a number');
const numberFault = (number: number, field: ApplicationField) => boundsFault({ '': number }, field);

const score: Judge = (answer, field) => {
  const scale = scaleOf(field);
  if (typeof answer === 'number' && scale.includes(answer)) return { value: answer };
  return fault(`must be a whole number from ${scale[0]} to ${scale.at(-1)}`);
};

const date: Judge = (answer) =>
  isDate(answer) ? { value: answer } : fault('must be a date as YYYY-MM-DD');

const yesOrNo = (answer: unknown): ReturnType<Judge> =>
  typeof answer === 'boolean' ? { value: answer } : fault('must be true or false');

const consent: Judge = (answer, { required }) => {
  if (required && answer !== true) return fault('must be given');
  return yesOrNo(answer);
};

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

/** Judges of answers that are one value, or a list of options. */
export const valueJudges = {
  text: text(typedLine, ''),
  hidden: text(typedLine, ''),
  textarea: paragraphs,
  email: text(cleanEmail, 'must be an e-mail address'),
  phone: text(cleanPhone, 'must be a phone number'),
  url: text((given) => typedUrl(given, URL_CHARACTERS), WEB_ADDRESS_FAULT),
  number: bySchema(plainNumber, numberFault),
  score,
  date,
  boolean: yesOrNo,
  consent,
  single_select: single,
  multi_select: multiple,
} satisfies Record<string, Judge>;
