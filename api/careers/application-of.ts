import { typedNumber } from '../../domain/common/text/typed-number.ts';
import { personFields } from '../../domain/hiring/application-form/field-types.ts';
import type { PublishedField } from '../../domain/hiring/application-form/form.ts';
import { givenFile } from '../../domain/hiring/application-form/composite-answers.ts';
import {
  ADD_NAME,
  blocksOf,
  educationMembers,
  employmentMembers,
  inputName,
  isHistory,
} from '../../pages/careers/field-parts.tsx';
import type { PageLanguage } from '../../pages/page-language.ts';
import type { Form } from '../input/read-form.ts';

/** A filled-in form, and the language of its page, in which numbers were typed. */
interface Filled extends Form {
  language: PageLanguage;
}

/** The body of POST …/apply that a filled-in form states. Empty inputs are missing answers. */
export function applicationOf(fields: readonly PublishedField[], form: Filled) {
  const answers = Object.entries(answersOf(fields, form));
  const isPerson = ([key]: readonly [string, unknown]) => Object.hasOwn(personFields, key);
  return {
    ...Object.fromEntries(answers.filter(isPerson)),
    answers: Object.fromEntries(answers.filter((one) => !isPerson(one))),
  };
}

/** The answers that a filled-in form states, by question. */
export function answersOf(
  fields: readonly PublishedField[],
  form: Filled,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = answerOf(field, form);
      return answer === undefined ? [] : [[field.key, answer] as const];
    }),
  );
}

/** The form with a blank block more, if the button for that was pressed; else null. */
export function withNextBlock(fields: readonly PublishedField[], form: Form): Form | null {
  const [key] = form.fields.get(ADD_NAME) ?? [];
  const field = fields.filter(isHistory).find((one) => one.key === key);
  if (field === undefined) return null;
  const next = inputName(field, blocksOf(field, form.fields));
  return { ...form, fields: new Map([...form.fields, [`${next}.`, ['']]]) };
}

type Read = (field: PublishedField, form: Filled) => unknown;

const text: Read = (field, form) => textOf(form, inputName(field));
const number: Read = (field, form) => numberOf(textOf(form, inputName(field)), form);

const byType: Partial<Record<PublishedField['type'], Read>> = {
  info: () => undefined,
  hidden: () => undefined,
  number,
  score: number,
  boolean: (field, form) => ({ true: true, false: false })[String(text(field, form))],
  consent: (field, form) => (text(field, form) === 'true' ? true : undefined),
  multi_select: (field, form) => someOf(form.fields.get(inputName(field)) ?? []),
  rich_text: (field, form) => {
    const value = text(field, form);
    return value === undefined ? undefined : { type: 'text', value };
  },
  location: (field, form) => {
    const place = text(field, form);
    return place === undefined ? undefined : { text: place };
  },
  number_range: (field, form) => {
    const { least, most } = partsOf(field, form, ['least', 'most']);
    return whole({ min: numberOf(least, form), max: numberOf(most, form) });
  },
  currency: (field, form) => {
    const { amount, currency } = partsOf(field, form, ['amount', 'currency']);
    return whole({ amount: moneyOf(amount, form), currency });
  },
  compensation_range: (field, form) => {
    const parts = partsOf(field, form, ['least', 'most', 'currency', 'period']);
    const { least, most, currency, period } = parts;
    return whole({ min: moneyOf(least, form), max: moneyOf(most, form), currency, period });
  },
  education_history: (field, form) =>
    historyOf(field, form, educationMembers).map(({ start, end, ...entry }) =>
      stated({ ...entry, start_date: start, end_date: end }),
    ),
  employment_history: (field, form) =>
    historyOf(field, form, employmentMembers).map(({ start, end, place, ...entry }) =>
      stated({ ...entry, location: place, start_date: start, end_date: end }),
    ),
  file: (field, { files }) => {
    const mine = files.filter(({ name }) => name === inputName(field));
    const given = mine.map(({ filename, bytes }) => givenFile(filename, bytes));
    return given.length > 1 ? given : given[0];
  },
};

function answerOf(field: PublishedField, form: Filled): unknown {
  const answer = (byType[field.type] ?? text)(field, form);
  return Array.isArray(answer) && answer.length === 0 ? undefined : answer;
}

function textOf({ fields }: Form, name: string): string | undefined {
  const [value = ''] = fields.get(name) ?? [];
  return value.trim() === '' ? undefined : value.replaceAll('\r\n', '\n').trim();
}

/** A number, or the text where it is none: the form's check says so. */
function numberOf(value: string | undefined, { language }: Filled): number | string | undefined {
  return value && (typedNumber(value, { language, isMoney: false }) ?? value);
}

function moneyOf(value: string | undefined, { language }: Filled): number | string | undefined {
  return value && (typedNumber(value, { language, isMoney: true }) ?? value);
}

const someOf = (values: readonly string[]) => values.filter((value) => value !== '');

function partsOf<Member extends string>(
  field: PublishedField,
  form: Form,
  members: readonly Member[],
): Partial<Record<Member, string>> {
  return readParts(members, (member) => textOf(form, inputName(field, member)));
}

function historyOf<Member extends string>(
  field: PublishedField,
  form: Form,
  members: readonly Member[],
): Partial<Record<Member, string>>[] {
  const entries = Array.from({ length: blocksOf(field, form.fields) }, (_, index) =>
    readParts(members, (member) => textOf(form, inputName(field, index, member))),
  );
  return entries.filter((entry) => Object.keys(entry).length > 0);
}

function readParts<Member extends string>(
  members: readonly Member[],
  read: (member: Member) => string | undefined,
): Partial<Record<Member, string>> {
  const parts: Partial<Record<Member, string>> = {};
  for (const member of members) {
    const value = read(member);
    if (value !== undefined) parts[member] = value;
  }
  return parts;
}

function stated(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
}

/** An answer of several parts, missing when none is filled in. */
function whole(parts: Record<string, unknown>): Record<string, unknown> | undefined {
  const filled = stated(parts);
  return Object.keys(filled).length === 0 ? undefined : filled;
}
