import { describe, expect, it } from '@jest/globals';
import { formSchema } from '../../../../domain/hiring/application-form/form.ts';
import { validateAnswers } from '../../../../domain/hiring/application-form/validate-answers.ts';

function check(type: string, answer: unknown) {
  const form = formSchema.parse([{ key: 'q', label: 'Q', type }]);
  return validateAnswers(form, { answers: { q: answer } });
}

/** Promise: who answers a question of several parts in another form learns which parts are wanted. */
describe('an answer of several parts', () => {
  it.each([
    ['location', 7, 'must be { text, lat, lng, country }, or the name of the place as a text'],
    ['location', { text: 7 }, 'text must be a text'],
    ['number_range', 5, 'must be { min, max }'],
    ['currency', '5 EUR', 'must be { amount, currency }'],
    ['currency', { amount: '5', currency: 'EUR' }, 'amount must be a number'],
    ['compensation_range', '50k', 'must be { min, max, currency, period }'],
    ['education_history', 'MIT', 'must be a list'],
    ['education_history', ['MIT'], '0 must be { school, degree, field, start_date, end_date }'],
    ['rich_text', 'hello', 'must be { type, value }'],
  ])('%s %j', (type, answer, message) => {
    expect(check(type, answer).problems).toEqual([{ path: 'answers.q', message }]);
  });

  it('may be the name of a place', () => {
    const named = { text: 'Berlin', lat: null, lng: null, country: null };
    expect(check('location', ' Berlin ')).toEqual({ answers: { q: named }, problems: [] });
  });
});
