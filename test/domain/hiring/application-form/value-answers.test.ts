import { describe, expect, it } from '@jest/globals';
import { formSchema } from '../../../../domain/hiring/application-form/form.ts';
import { validateAnswers } from '../../../../domain/hiring/application-form/validate-answers.ts';

/** The problem of an answer to a form with one question; null when it is accepted. */
function faultOf(type: string, answer: unknown): string | null {
  const form = formSchema.parse([{ key: 'q', label: 'Q', type }]);
  return validateAnswers(form, { answers: { q: answer } }).problems[0]?.message ?? null;
}

/** Promise: an impossible answer is refused, at any depth (decision 0013). */
describe('values within answers', () => {
  const dateFault = 'must be a date as YYYY, YYYY-MM or YYYY-MM-DD';
  const partialDates = (text: string) => [
    faultOf('education_history', [{ school: 'Bee School', start_date: text }]),
    faultOf('employment_history', [{ company: 'Bees' }, { company: 'Bees', end_date: text }]),
  ];

  it.each([
    ...['2020-02-31', '2021-02-29', '0000-99-99', '2020-04-31', '2020-13', '2020-00', '2020-01-00'],
    ...['2020-1', '2020-01-', '20', '', '2020-01-01T00:00:00Z', '2020-01-01-01', '２０２０'],
  ])('%j is not a date', (text) => {
    expect(partialDates(text)).toEqual([`0.start_date ${dateFault}`, `1.end_date ${dateFault}`]);
  });

  it.each(['2020', '2020-12', '2020-02-29', '1999-12-31'])('%j is a date', (text) => {
    expect(partialDates(text)).toEqual([null, null]);
  });

  it.each(['ZZ', 'XX', 'UK', 'de', 'DEU', 'D1', ''])('%j is not a country', (country) => {
    expect(faultOf('location', { text: 'Berlin', country })).toBe(
      'country must be an ISO 3166-1 alpha-2 code',
    );
  });

  it.each(['DE', 'GB', 'US', null])('%j is a country, or none is required', (country) => {
    expect(faultOf('location', { text: 'Berlin', country })).toBeNull();
  });
});
