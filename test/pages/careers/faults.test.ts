import { describe, expect, it } from '@jest/globals';
import { formSchema } from '../../../domain/hiring/application-form/form.ts';
import { validateAnswers } from '../../../domain/hiring/application-form/validate-answers.ts';
import { faultIn } from '../../../pages/careers/faults.ts';
import { pageLanguages } from '../../../pages/page-language.ts';

const options = [{ value: 'red', label: 'Red' }];
const bounds = { constraints: { min: 2, max: 5 } };
const lengths = { constraints: { min_length: 3, max_length: 5 } };

/** Answers that a form of a page can send and the API does not take: type, answer, and more of the question. */
const REFUSED: [type: string, answer: unknown, more?: object][] = [
  ['text', undefined, { required: true }],
  ['text', 'ab', lengths],
  ['text', 'abcdef', lengths],
  ['text', '\u200b'],
  ['text', 'abc', { constraints: { pattern: '[0-9]+' } }],
  ['email', 'nobody'],
  ['phone', 'x'],
  ['url', 'javascript:alert(1)'],
  ['number', 'many'],
  ['number', 1, bounds],
  ['number', 6, bounds],
  ['score', 9],
  ['date', '31.12.2026'],
  ['boolean', 'perhaps'],
  ['consent', undefined, { required: true }],
  ['single_select', 'green', { options }],
  ['multi_select', ['green'], { options }],
  ['multi_select', ['red', 'red'], { options }],
  ['number_range', { min: 5, max: 1 }],
  ['number_range', { min: 'few', max: 1 }],
  ['currency', { amount: 1, currency: 'euro' }],
  ['compensation_range', { min: 1, max: 'much', currency: 'EUR', period: 'year' }],
  ['education_history', [{ degree: 'MSc', school: ' ' }]],
  ['employment_history', [{ company: 'Bees', start_date: 'May' }]],
  ['file', { filename: 'cv.pdf', content_base64: '' }],
  ['file', Array(2).fill({ filename: 'cv.pdf', content_base64: 'QUJD' })],
];

function faultOf([type, answer, more = {}]: (typeof REFUSED)[number]): string {
  const form = formSchema.parse([{ key: 'q', label: 'Q', type, ...more }]);
  const answers = answer === undefined ? {} : { q: answer };
  return validateAnswers(form, { answers }).problems[0]?.message ?? 'accepted';
}

/** Promise: visitors read in the language of the page what to do about an answer. */
describe('faults of answers', () => {
  it.each(REFUSED)('of %s %j are said in each language', (...refused) => {
    const message = faultOf(refused);
    expect(message).not.toBe('accepted');
    for (const language of pageLanguages) {
      expect(faultIn(language, message)).not.toContain(message);
      expect(faultIn(language, message)).not.toMatch(/\b(must|required)\b/);
    }
  });

  it('name the part and the entry by their labels', () => {
    const entry = faultOf(['employment_history', [{ company: 'A' }, { start_date: 'May' }]]);
    expect(entry).toMatch(/^1\./);
    expect(faultIn('de', '1.start_date must not be empty')).toBe(
      'Eintrag 2, Von (JJJJ-MM): bitte ausfüllen',
    );
    expect(faultIn('de', 'max must be at most 7')).toBe('Bis: darf höchstens 7 sein');
    expect(faultIn('fr', 'max must be at most 7')).toBe('À: doit être au plus 7');
    expect(faultIn('es', 'max must be at most 7')).toBe('Hasta: debe ser como máximo 7');
  });

  it('keep a sentence without a translation', () => {
    expect(faultIn('de', 'is new to everybody')).toBe('is new to everybody');
  });
});
