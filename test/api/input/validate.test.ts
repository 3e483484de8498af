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

/** Promise: an error says in plain words what a value must be. */
describe('a value that does not fit', () => {
  const schema = z.object({
    text: z.string().min(1).max(3),
    more: z.string().min(2),
    count: z.int().min(1).max(9),
    share: z.number().gt(0).lt(1),
    list: z.array(z.boolean()).min(1).max(2),
    kind: z.enum(['a', 'b']),
    only: z.literal('x'),
    part: z.object({}),
    day: z.iso.date(),
    at: z.iso.datetime(),
    own: z.string().max(1, 'must be short'),
  });
  const fitting = {
    ...{ text: 'a', more: 'ab', count: 1, share: 0.5, list: [true], kind: 'a', only: 'x' },
    ...{ part: {}, day: '2026-05-31', at: '2026-05-31T09:00:00Z', own: '' },
  };
  it('is not a value that fits', () => {
    expect(pathsOf(schema, fitting)).toEqual([]);
  });

  it.each<[member: keyof typeof fitting, value: unknown, message: string]>([
    ['text', undefined, 'is required'],
    ['text', null, 'must be a string'],
    ['text', '', 'must not be empty'],
    ['text', 'abcd', 'must have at most 3 characters'],
    ['more', 'a', 'must have at least 2 characters'],
    ['count', '1', 'must be a number'],
    ['count', 1.5, 'must be a whole number'],
    ['count', 0, 'must be at least 1'],
    ['count', 10, 'must be at most 9'],
    ['share', 0, 'must be more than 0'],
    ['share', 1, 'must be less than 1'],
    ['list', {}, 'must be an array'],
    ['list', [], 'must not be empty'],
    ['list', [true, true, true], 'must have at most 2 entries'],
    ['kind', 'c', 'must be one of a, b'],
    ['kind', undefined, 'is required'],
    ['only', 'y', 'must be x'],
    ['part', 5, 'must be an object'],
    ['day', '2026-02-30', 'must be a date such as 2026-05-31'],
    ['at', '2026-05-31', 'must be a date and time such as 2026-05-31T09:00:00Z'],
    ['own', 'ab', 'must be short'],
  ])('%s of %j: %s', (member, value, message) => {
    expect(() => validate(schema, { ...fitting, [member]: value }, 'body')).toThrow(
      new AppError('invalid_request', { message: `${member}: ${message}` }),
    );
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
