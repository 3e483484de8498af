import type { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
const FORMATS: Record<string, string> = {
  date: 'a date such as 2026-05-31',
  datetime: 'a date and time such as 2026-05-31T09:00:00Z',
};
const UNITS: Record<string, string> = { string: 'characters', array: 'entries' };

/**
 * The requirement on a value, as the end of a sentence that its path begins. Used where a schema says nothing itself;
 * undefined for faults that Zod words well.
 */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : mustBe(KINDS[issue.expected]);
    case 'invalid_value':
      return mustBeOneOf(issue.values, issue.input);
    case 'invalid_format':
      return mustBe(FORMATS[issue.format]);
    case 'too_small':
      return atLeast(issue.origin, issue.minimum, issue.inclusive);
    case 'too_big':
      return atMost(issue.origin, issue.maximum, issue.inclusive);
    default:
      return undefined;
  }
}

function mustBe(kind: string | undefined): string | undefined {
  return kind === undefined ? undefined : `must be ${kind}`;
}

function mustBeOneOf(values: readonly z.core.util.Primitive[], input: unknown): string {
  if (input === undefined) return 'is required';
  const named = values.map(String).join(', ');
  return values.length === 1 ? `must be ${named}` : `must be one of ${named}`;
}

function atLeast(origin: string, minimum: number | bigint, inclusive = true): string {
  const unit = UNITS[origin];
  if (unit === undefined) return `must be ${inclusive ? 'at least' : 'more than'} ${minimum}`;
  return minimum === 1 ? 'must not be empty' : `must have at least ${minimum} ${unit}`;
}

function atMost(origin: string, maximum: number | bigint, inclusive = true): string {
  const unit = UNITS[origin];
  if (unit === undefined) return `must be ${inclusive ? 'at most' : 'less than'} ${maximum}`;
  return `must have at most ${maximum} ${unit}`;
}
