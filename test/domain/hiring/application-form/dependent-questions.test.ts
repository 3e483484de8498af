import { describe, expect, it } from '@jest/globals';
import { formSchema } from '../../../../domain/hiring/application-form/form.ts';
import { validateAnswers } from '../../../../domain/hiring/application-form/validate-answers.ts';

/** Promise: a question is judged, and its answer stored, only where the other answers ask it. */
describe('questions that depend on others', () => {
  const form = formSchema.parse([
    { key: 'visa', label: 'Visa?', type: 'boolean', required: true },
    {
      key: 'kind',
      label: 'Which?',
      type: 'text',
      required: true,
      depends_on: { key: 'visa', value: true },
    },
    {
      key: 'until',
      label: 'Until?',
      type: 'date',
      required: true,
      depends_on: { key: 'kind', op: 'not_equals', value: 'none' },
    },
  ]);

  it.each<[object, string[]]>([
    [{ visa: false }, []],
    [{ visa: true }, ['answers.kind']],
    [{ visa: true, kind: 'O-1' }, ['answers.until']],
    [{ visa: true, kind: 'none' }, []],
    [{ visa: true, kind: 'O-1', until: '2027-01-01' }, []],
    [{ visa: false, kind: 'O-1', until: 'no date' }, []],
    [{ visa: false, kind: '', until: null }, []],
    [{}, ['answers.visa']],
  ])('%j has missing answers: %j', (answers, paths) => {
    expect(
      validateAnswers(form, { answers: { ...answers } }).problems.map(({ path }) => path),
    ).toEqual(paths);
  });

  it('have no stored answer when they are not asked', () => {
    const given = { answers: { visa: false, kind: 'O-1' } };
    expect(validateAnswers(form, given).answers).toEqual({ visa: false });
  });
});
