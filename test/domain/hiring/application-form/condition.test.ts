import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  conditionOperators,
  holds,
  type Condition,
} from '../../../../domain/hiring/application-form/condition.ts';

describe('a rule describes the answer that it matches (decision 0013)', () => {
  it.each<[string, Condition, unknown, boolean]>([
    ['no permit', { op: 'equals', value: false }, false, true],
    ['a permit', { op: 'equals', value: false }, true, false],
    ['a word is no number', { op: 'equals', value: 5 }, '5', false],
    ['another choice', { op: 'not_equals', value: 'yes' }, 'no', true],
    ['one of', { op: 'in', value: ['a', 'b'] }, 'b', true],
    ['none of', { op: 'not_in', value: ['a', 'b'] }, 'c', true],
    ['any chosen', { op: 'in', value: ['a'] }, ['x', 'a'], true],
    ['none chosen', { op: 'not_in', value: ['a'] }, ['x', 'y'], true],
    ['one chosen of those wanted', { op: 'not_in', value: ['a'] }, ['x', 'a'], false],
    ['too few years', { op: 'at_most', value: 2 }, 2, true],
    ['years enough', { op: 'at_most', value: 2 }, 2.5, false],
    ['asks too much', { op: 'at_least', value: 90_000 }, { amount: 95_000, currency: 'EUR' }, true],
    ['a range that starts below', { op: 'at_least', value: 90 }, { min: 80, max: 120 }, false],
    ['a range that ends above', { op: 'at_most', value: 100 }, { min: 80, max: 120 }, false],
    ['a later date', { op: 'at_least', value: '2027-01-01' }, '2027-03-15', true],
    ['ten years as a choice', { op: 'at_most', value: '2' }, '10', false],
    ['one year as a choice', { op: 'at_most', value: 2 }, '1', true],
    ['a text that is a number', { op: 'at_least', value: 9 }, ' 10 ', true],
    ['a choice that is no number', { op: 'at_most', value: '2' }, 'none', false],
    ['a number against a date', { op: 'at_least', value: '2027-01-01' }, 3_000, false],
    ['an earlier date', { op: 'at_least', value: '2027-01-01' }, '2026-12-31', false],
    ['a choice with a text', { op: 'equals', value: 'other' }, { value: 'other', text: '…' }, true],
  ])('%s', (...[, rule, answer, expected]) => {
    expect(holds(rule, answer)).toBe(expected);
  });

  test('no rule holds for a question without an answer', () => {
    const rule = fc.record({
      op: fc.constantFrom(...conditionOperators),
      value: fc.oneof(fc.string(), fc.double(), fc.boolean()),
    });
    fc.assert(
      fc.property(rule, fc.constantFrom(undefined, null, [], {}), (condition, answer) => {
        expect(holds(condition, answer)).toBe(false);
      }),
    );
  });

  test('a negative rule holds for exactly the answers its positive one does not', () => {
    const answer = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.boolean());
    fc.assert(
      fc.property(answer, answer, (given, value) => {
        const equal = holds({ op: 'equals', value }, given);
        expect(holds({ op: 'not_equals', value }, given)).toBe(!equal);
        expect(holds({ op: 'in', value: [value] }, given)).toBe(equal);
        expect(holds({ op: 'not_in', value: [value] }, given)).toBe(!equal);
      }),
    );
  });
});
