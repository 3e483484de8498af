import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { validate } from '../../../api/input/validate.ts';
import { conditionValue } from '../../../domain/hiring/application-form/condition.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { resumeInput } from '../../../domain/hiring/account-resume.ts';

/** The paths that an error response names. */
function pathsOf(schema: z.ZodType, input: unknown): string[] {
  try {
    validate(schema, input, 'body');
  } catch (error) {
    if (error instanceof AppError) return (error.details ?? []).map(({ path }) => path);
    throw error;
  }
  return [];
}

/** Promise: invalid input is refused with a named member, also in unions (decision 0002). */
describe('input of a union', () => {
  const basics = { name: 5, email: 6, phone: 7, label: 8 };
  it.each<[what: string, input: unknown, named: string[]]>([
    ['an unknown member', { foo: 1 }, ['resume', 'foo']],
    ['a member deep within', { resume: { basics: { name: 5 } } }, ['resume.basics.name']],
    [
      'many members deep within, more than another shape lacks',
      { resume: { basics } },
      ['resume.basics.name', 'resume.basics.label', 'resume.basics.email', 'resume.basics.phone'],
    ],
    ['a missing member', { filename: 'a.txt' }, ['content_base64']],
    [
      'members of the wrong type',
      { filename: 5, content_base64: 6 },
      ['filename', 'content_base64'],
    ],
    ['both shapes at once', { resume: {}, filename: 'a.txt' }, ['filename']],
    ['no object at all', 5, ['body']],
    ['nothing at all', undefined, ['body']],
  ])('%s is named', (_what, input, named) => {
    expect(pathsOf(resumeInput, input)).toEqual(named);
  });

  it('is named by its full path, also in nested unions', () => {
    const body = z.object({ rules: z.array(z.strictObject({ value: conditionValue })) });
    const rules = (value: unknown) => pathsOf(body, { rules: [{ value: 1 }, { value }] });
    expect(rules([])).toEqual(['rules.1.value']);
    expect(rules(['a', {}])).toEqual(['rules.1.value.1']);
    expect(rules({})).toEqual(['rules.1.value']);
  });

  it('accepts valid input', () => {
    expect(pathsOf(resumeInput, { resume: {} })).toEqual([]);
    expect(pathsOf(conditionValue, ['a', 1])).toEqual([]);
  });
});

/** Promise: an error names the violated rule. */
describe('a record with a rule for its keys', () => {
  it('reports a wrong key with the message of the rule', () => {
    const countries = z.record(z.string().regex(/^[A-Z]{2}$/, 'must be a code'), z.boolean());
    const judge = () => validate(z.object({ by: countries }), { by: { Peru: true } }, 'body');
    expect(judge).toThrow('by.Peru: must be a code');
  });
});
