import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aggregatesOf, type AnswerCount } from '../../../domain/surveys/aggregates.ts';
import { questionsInput, type Question } from '../../../domain/surveys/question.ts';

function question(members: Record<string, unknown>): Question[] {
  return questionsInput.parse([{ key: 'q', label: 'Question', ...members }]);
}
const given = (value: unknown, count = 1): AnswerCount => ({ key: 'q', value, count });
const of = (members: Record<string, unknown>, counts: AnswerCount[]) =>
  aggregatesOf(question(members), counts)['q'];

const scale = { type: 'number', constraints: { min: 0, max: 10 } };
const choice = {
  options: ['a', 'b', 'c'].map((value) => ({ value, label: value, free_form: value === 'c' })),
};

/** Promise: aggregates count the answers that were given, and nothing else. */
describe('aggregates of a survey', () => {
  it('leave skipped answers out of the mean, and count a zero', () => {
    expect(of({ type: 'number' }, [given(4)])).toMatchObject({ count: 1, mean: 4, values: null });
    expect(of({ type: 'number' }, [given(0), given(10)])).toMatchObject({ count: 2, mean: 5 });
    expect(of({ type: 'number' }, [])).toMatchObject({ count: 0, mean: null });
  });

  it('list every option in the order of the form, with zeros', () => {
    expect(of({ type: 'single_select', ...choice }, [given('b', 2)])).toEqual({
      count: 2,
      mean: null,
      values: [
        { value: 'a', count: 0 },
        { value: 'b', count: 2 },
        { value: 'c', count: 0 },
      ],
      nps: null,
    });
  });

  it('count each choice of several, and the option behind a text of one’s own', () => {
    const counts = [given(['a', 'b']), given(['a', { value: 'c', text: 'Other' }])];
    expect(of({ type: 'multi_select', ...choice }, counts)).toMatchObject({
      count: 2,
      values: [
        { value: 'a', count: 2 },
        { value: 'b', count: 1 },
        { value: 'c', count: 1 },
      ],
    });
  });

  it('take amounts, scores and booleans', () => {
    const pay = [given({ amount: 10, currency: 'EUR' }), given({ amount: 20, currency: 'EUR' })];
    expect(of({ type: 'currency' }, pay)).toMatchObject({ mean: 15, values: null });
    expect(of({ type: 'score' }, [given(4), given(1, 2)])).toMatchObject({
      mean: 2,
      values: [
        { value: 1, count: 2 },
        { value: 2, count: 0 },
        { value: 3, count: 0 },
        { value: 4, count: 1 },
      ],
    });
    const ten = of({ type: 'score', constraints: { min: 0, max: 10 } }, [given(10)]);
    expect(ten?.values).toHaveLength(11);
    expect(of({ type: 'boolean' }, [given(false)])).toMatchObject({
      values: [
        { value: true, count: 0 },
        { value: false, count: 1 },
      ],
    });
    expect(of({ type: 'textarea' }, [given(null, 3)])).toMatchObject({ count: 3, values: null });
  });

  it('make a Net Promoter Score only of a question that says so', () => {
    const counts = [given(10, 5), given(8, 2), given(3, 3)];
    expect(of({ ...scale, semantic: 'nps' }, counts)).toMatchObject({ nps: 20 });
    expect(of(scale, counts)).toMatchObject({ nps: null });
    expect(of({ ...scale, semantic: 'nps' }, [])).toMatchObject({ nps: null });
    const asText = { key: 'q', label: 'Question', type: 'text', semantic: 'nps' };
    expect(questionsInput.safeParse([asText]).success).toBe(false);
  });

  it('fold small groups of demographic answers, and tell no mean of few', () => {
    const counts = [given('a', 5), given('b', 4)];
    expect(of({ type: 'single_select', category: 'demographic', ...choice }, counts)).toMatchObject(
      {
        count: 9,
        values: [
          { value: 'a', count: 5 },
          { value: null, count: 4 },
        ],
      },
    );
    const age = { type: 'number', category: 'demographic' };
    expect(of(age, [given(51, 4)])).toMatchObject({ count: 4, mean: null });
    expect(of(age, [given(51, 5)])).toMatchObject({ count: 5, mean: 51 });
  });

  it('keep an answer that is no option any more', () => {
    const counts = [given('gone', 1)];
    expect(of({ type: 'single_select', ...choice }, counts)?.values).toContainEqual({
      value: 'gone',
      count: 1,
    });
  });

  it('agree with counting one response after the other', () => {
    const answers = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(answers, (numbers) => {
        const counts = numbers.map((number) => given(number));
        const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
        const found = of({ ...scale, semantic: 'nps' }, counts);
        expect(found?.count).toBe(numbers.length);
        expect(found?.mean).toBeCloseTo(mean, 3);
        const high = numbers.filter((one) => one > 8).length;
        const low = numbers.filter((one) => one < 7).length;
        expect(found?.nps).toBeCloseTo((100 * (high - low)) / numbers.length, 3);
      }),
    );
  });
});
