import { expect, test } from '@jest/globals';
import type { ApplicationField } from '../../../../domain/hiring/application-form/field.ts';
import { formSchema, knockedOutBy } from '../../../../domain/hiring/application-form/form.ts';
import { validateAnswers } from '../../../../domain/hiring/application-form/validate-answers.ts';
import { questionnaireForm } from '../../../support/hiring/questionnaire-form.ts';
import {
  ownQuestionnaires,
  readQuestionnaires,
  type Questionnaire,
} from '../../../support/hiring/questionnaires.ts';

/** Questions and options, counted independently of the parser. */
function counted(text: string): { questions: number; options: number } {
  const required = text.split('Answer to this question is required').length - 1;
  if (required > 0) return { questions: required, options: Number.NaN };
  return {
    questions: text.split('\n').filter((line) => /^\d+\.(?: |$)/.test(line)).length,
    options: text.split('\n').filter((line) => /^ [A-Z]+\. /.test(line)).length,
  };
}

function answersOf(form: readonly ApplicationField[], pick: (field: ApplicationField) => unknown) {
  return Object.fromEntries(form.map((field) => [field.key, pick(field)]));
}

function firstChoice({ type, options }: ApplicationField): unknown {
  const [first] = options;
  if (first === undefined) return 'Ten years of it.';
  return type === 'multi_select' ? options.map(({ value }) => value) : first.value;
}

/** Parses each as a form, answers it in several ways, and returns the number of questions. */
function judge(questionnaires: readonly Questionnaire[]): number {
  const person = { name: 'Ada Lovelace', email: 'ada@example.com' };
  let asked = 0;
  for (const { name, text } of questionnaires) {
    const form = formSchema.parse(questionnaireForm(text));
    const count = counted(text);
    const options = form.reduce((sum, field) => sum + field.options.length, 0);
    expect(form.length).toBeGreaterThan(0);
    // The text of a question may contain a numbered list, so numbered lines are an upper bound.
    expect([name, form.length <= count.questions]).toEqual([name, true]);
    if (!Number.isNaN(count.options)) expect([name, options]).toEqual([name, count.options]);
    asked += form.length;

    const answers = answersOf(form, firstChoice);
    expect(validateAnswers(form, { ...person, answers })).toEqual({
      answers: { ...answers, ...person },
      problems: [],
    });
    expect(validateAnswers(form, person).problems.map(({ path }) => path)).toEqual(
      form.map(({ key }) => `answers.${key}`),
    );
    const wrong = answersOf(form, ({ options: [first] }) => (first ? 'ZZZ' : 7));
    expect(validateAnswers(form, { ...person, answers: wrong }).problems).toHaveLength(form.length);

    const strict = form.map((field) => ({
      ...field,
      knockout: field.options[0] ? { op: 'equals' as const, value: field.options[0].value } : null,
    }));
    expect(knockedOutBy(formSchema.parse(strict), answers)).toEqual(
      form.filter((field) => field.options.length > 0).map(({ key }) => key),
    );
  }
  return asked;
}

test('questionnaires of both layouts are valid forms and validate answers', () => {
  expect(judge(ownQuestionnaires)).toBe(9);
  const [lines, oneLine] = ownQuestionnaires.map(({ text }) => questionnaireForm(text));
  expect(lines?.map(({ type }) => type)).toEqual([
    'single_select',
    'multi_select',
    'single_select',
    'textarea',
    'multi_select',
    'single_select',
  ]);
  expect(lines?.[2]).toMatchObject({
    label: 'Choose the statement that describes your experience best.',
    description: 'The experience may have been paid or unpaid, such as in a parish.',
    section: 'Experience',
  });
  expect(oneLine?.map(({ options }) => options.length)).toEqual([2, 3, 2]);
});

const real = readQuestionnaires();
const testReal = real === null ? test.skip : test;

testReal('real screening questionnaires load as forms and judge answers', () => {
  expect(real).toHaveLength(120);
  expect(judge(real ?? [])).toBeGreaterThan(2_000);
});
