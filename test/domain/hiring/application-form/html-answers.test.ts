import { describe, expect, it } from '@jest/globals';
import { formSchema } from '../../../../domain/hiring/application-form/form.ts';
import { validateAnswers } from '../../../../domain/hiring/application-form/validate-answers.ts';

const person = { name: 'Ada Lovelace', email: 'ada@example.com' };

/** Promise (decision 0013): the HTML of one application is bounded, however many questions take it. */
describe('answers in HTML', () => {
  const form = formSchema.parse(
    ['a', 'b', 'c'].map((key) => ({ key, label: key, type: 'rich_text' })),
  );
  const html = (letters: number) => ({ type: 'html', value: 'x'.repeat(letters) });
  const judgeAll = (answers: Record<string, unknown>) =>
    validateAnswers(form, { ...person, answers }).problems;

  it('have a bounded length together', () => {
    const short = html(10_000);
    expect(judgeAll({ a: short, b: short, c: short })).toEqual([]);
    const markup = { type: 'html', value: '<b>x</b>'.repeat(6_250) };
    expect(judgeAll({ a: markup, b: markup })).toEqual([]);
    expect(judgeAll({ a: markup, b: markup, c: html(1) })).toEqual([
      { path: 'answers.c', message: 'must be at most 100000 characters with all other HTML' },
    ]);
    expect(judgeAll({ a: markup, b: markup, c: { type: 'text', value: 'x' } })).toEqual([]);
  });
});
