import { describe, expect, it } from '@jest/globals';
import { questionChanges } from '../../../domain/surveys/question-changes.ts';
import { questionsInput } from '../../../domain/surveys/question.ts';

const option = (value: string, label = value) => ({ value, label });
const select = {
  key: 'mood',
  label: 'Mood',
  type: 'single_select',
  options: [option('good'), option('bad')],
};
const text = { key: 'why', label: 'Why?', type: 'text' };
const change = (before: unknown[], after: unknown[]) =>
  questionChanges(questionsInput.parse(before), questionsInput.parse(after));

/** Promise: a change of an answered survey never makes stored answers meaningless. */
describe('changes of answered questions', () => {
  it.each([
    ['labels', [select, text], [{ ...select, label: 'How?' }, text]],
    [
      'labels of options',
      [select],
      [{ ...select, options: [option('good', 'Fine'), option('bad')] }],
    ],
    ['order', [select, text], [text, select]],
    ['a new optional question', [select], [select, text]],
    ['a new option', [select], [{ ...select, options: [...select.options, option('so')] }]],
  ])('%s are free', (_what, before, after) => {
    expect(change(before, after)).toEqual({ faults: [], removedOptions: [] });
  });

  it.each([
    ['a removed question', [select, text], [select], 'questions'],
    ['another type', [text], [{ ...text, type: 'textarea' }], 'questions.0.type'],
    ['another category', [text], [{ ...text, category: 'eeo' }], 'questions.0.category'],
    [
      'a new required question',
      [select],
      [select, { ...text, required: true }],
      'questions.1.required',
    ],
  ])('%s is refused', (...[, before, after, path]) => {
    expect(change(before, after).faults.map((fault) => fault.path)).toEqual([path]);
  });

  it('names the options that would go', () => {
    expect(change([select], [{ ...select, options: [option('good')] }]).removedOptions).toEqual([
      { key: 'mood', value: 'bad', path: 'questions.0.options' },
    ]);
  });
});
