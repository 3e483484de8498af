import { z } from 'zod';
import { apartCategories, choiceTypes } from '../hiring/application-form/field-types.ts';
import { scaleOf } from '../hiring/application-form/scale.ts';
import { NPS, type Question } from './question.ts';

/** Values of EEO and demographic questions with fewer responses are combined. */
const SMALLEST_GROUP = 5;
const PROMOTERS_FROM = 9;
const DETRACTORS_TO = 6;

const valueCount = z.object({
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  count: z.int(),
});

const aggregateSchema = z.object({
  count: z.int().meta({ description: 'Responses that answer the question.' }),
  mean: z.number().nullable().meta({
    description: 'Of numbers, scores and amounts; null for other questions and without answers.',
  }),
  values: z.array(valueCount).nullable().meta({
    description:
      'Choices in the order of the form, with zeros; null for other questions. EEO and demographic values with fewer than 5 responses are counted together under the value null.',
  }),
  nps: z.number().nullable().meta({
    description:
      'Promoters (9, 10) less detractors (0 to 6), in percent of the answers. Only for a question with `semantic` nps.',
  }),
});
export type Aggregate = z.output<typeof aggregateSchema>;

/** `meta.aggregates` of the responses, by the key of the question. */
export const aggregatesSchema = z.record(z.string(), aggregateSchema);

/** How often one answer was given to a question. Texts are counted together, with the value null. */
export interface AnswerCount {
  key: string;
  value: unknown;
  count: number;
}

/** Whether answers of this question are counted per value. Texts are only counted. */
export function isCountedByValue({ type }: Question): boolean {
  return choiceTypes.has(type) || FIXED_VALUES.has(type) || NUMERIC.has(type);
}

const FIXED_VALUES = new Map<Question['type'], readonly (number | boolean)[]>([
  ['boolean', [true, false]],
  ['consent', [true, false]],
]);
const NUMERIC = new Set<Question['type']>(['number', 'score', 'currency']);

/** The aggregates of each question over all responses of a survey. Skipped answers count nowhere. */
export function aggregatesOf(
  questions: readonly Question[],
  counts: readonly AnswerCount[],
): Record<string, Aggregate> {
  const byKey = new Map<string, AnswerCount[]>();
  for (const one of counts) byKey.set(one.key, [...(byKey.get(one.key) ?? []), one]);
  const answerable = questions.filter(({ type }) => type !== 'info');
  return Object.fromEntries(
    answerable.map((question) => [question.key, aggregateOf(question, byKey.get(question.key))]),
  );
}

function aggregateOf(question: Question, counts: readonly AnswerCount[] = []): Aggregate {
  const count = sum(counts.map((one) => one.count));
  const isSmall = apartCategories.has(question.category) && count < SMALLEST_GROUP;
  const numbers = isSmall ? [] : numbersIn(question, counts);
  return {
    count,
    mean: meanOf(numbers),
    values: valuesOf(question, counts),
    nps: question.semantic === NPS ? npsOf(numbers) : null,
  };
}

interface NumberCount {
  number: number;
  count: number;
}

function numbersIn({ type }: Question, counts: readonly AnswerCount[]): NumberCount[] {
  if (!NUMERIC.has(type)) return [];
  return counts.flatMap(({ value, count }) => {
    const number = type === 'currency' ? memberOf(value, 'amount') : value;
    return typeof number === 'number' ? [{ number, count }] : [];
  });
}

/** Rounded to 4 places; null without answers. */
function meanOf(numbers: readonly NumberCount[]): number | null {
  const count = sum(numbers.map((one) => one.count));
  if (count === 0) return null;
  return rounded(sum(numbers.map((one) => one.number * one.count)) / count);
}

function npsOf(numbers: readonly NumberCount[]): number | null {
  const countOf = (isCounted: (number: number) => boolean) =>
    sum(numbers.filter(({ number }) => isCounted(number)).map(({ count }) => count));
  const all = countOf(() => true);
  if (all === 0) return null;
  const promoters = countOf((number) => number >= PROMOTERS_FROM);
  const detractors = countOf((number) => number <= DETRACTORS_TO);
  return rounded(((promoters - detractors) / all) * 100);
}

function valuesOf(question: Question, counts: readonly AnswerCount[]): Aggregate['values'] {
  const known = knownValues(question);
  if (known === null) return null;
  const totals = new Map<string | number | boolean, number>(known.map((value) => [value, 0]));
  for (const { value, count } of counts) {
    for (const choice of [value].flat().map(choiceOf)) {
      if (choice !== null) totals.set(choice, (totals.get(choice) ?? 0) + count);
    }
  }
  const values = [...totals].map(([value, count]) => ({ value, count }));
  return apartCategories.has(question.category) ? withoutSmallGroups(values) : values;
}

function knownValues(question: Question): readonly (string | number | boolean)[] | null {
  const { type, options } = question;
  if (choiceTypes.has(type)) return options.map(({ value }) => value);
  if (type === 'score') return scaleOf(question);
  return FIXED_VALUES.get(type) ?? null;
}

/** The value of a choice, also of one that a text was given with. */
function choiceOf(answer: unknown): string | number | boolean | null {
  const value = typeof answer === 'object' ? memberOf(answer, 'value') : answer;
  const isValue =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isValue ? value : null;
}

function withoutSmallGroups(values: z.output<typeof valueCount>[]): z.output<typeof valueCount>[] {
  const told = values.filter(({ count }) => count >= SMALLEST_GROUP);
  const folded = values.filter(({ count }) => count < SMALLEST_GROUP);
  if (folded.length === 0) return told;
  return [...told, { value: null, count: sum(folded.map(({ count }) => count)) }];
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map(Object.entries(value)).get(name);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
