import { describe, expect, test } from '@jest/globals';
import { tools } from '../../../api/tools/registry.ts';
import { plainSchema } from '../../../api/tools/plain-schema.ts';

describe('plainSchema: no keywords that clients refuse', () => {
  test('exclusive bounds become bounds', () => {
    expect(plainSchema({ type: 'number', exclusiveMinimum: 0, maximum: 9 })).toEqual({
      type: 'number',
      minimum: 0,
      maximum: 9,
    });
    expect(plainSchema({ type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 9 })).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 8,
    });
  });

  test('at any depth, and only keywords', () => {
    const schema = plainSchema({
      type: 'object',
      properties: {
        propertyNames: { type: 'string' },
        answers: {
          type: 'object',
          propertyNames: { type: 'string' },
          additionalProperties: {},
        },
        list: {
          type: 'array',
          items: { anyOf: [{ type: 'number', exclusiveMinimum: 1 }, { type: 'string' }] },
        },
      },
      additionalProperties: false,
    });
    expect(schema).toEqual({
      type: 'object',
      properties: {
        propertyNames: { type: 'string' },
        answers: { type: 'object' },
        list: {
          type: 'array',
          items: { anyOf: [{ type: 'number', minimum: 1 }, { type: 'string' }] },
        },
      },
      additionalProperties: false,
    });
  });
});

describe('plainSchema: values and formats', () => {
  test('a constant is a list of one', () => {
    expect(plainSchema({ type: 'string', const: 'pdf' })).toEqual({
      type: 'string',
      enum: ['pdf'],
    });
  });

  test('an empty text is no alternative, and formats that few take are left out', () => {
    const empty = { type: 'string', const: '' } as const;
    const address = { anyOf: [empty, { type: 'string' as const, format: 'uri' }] };
    expect(plainSchema({ description: 'Site', ...address })).toEqual({
      description: 'Site',
      type: 'string',
    });
    expect(plainSchema({ type: 'string', format: 'date-time' })).toHaveProperty('format');
  });

  test('several alternatives stay', () => {
    const either = { anyOf: [{ type: 'string' }, { type: 'number' }] } as const;
    expect(plainSchema({ anyOf: [...either.anyOf] })).toEqual(either);
  });
});

/** Keywords that Gemini or OpenAI take in the arguments of a tool. */
const TAKEN = new Set(
  `type properties required items anyOf enum description default example format pattern minimum maximum minLength
  maxLength minItems maxItems additionalProperties`.split(/\s+/),
);

/** The parts of a schema, and of the schemas inside it, that a client would refuse. */
function refused(schema: object, at: string): string[] {
  const { properties = {}, items, anyOf = [], ...own } = schema as Record<string, never>;
  const unknown = Object.keys(own).filter((keyword) => !TAKEN.has(keyword));
  const values: [string, unknown, (value: never) => boolean][] = [
    ['type', own['type'], (type) => typeof type === 'string' && type !== 'null'],
    ['additionalProperties', own['additionalProperties'], (value) => typeof value === 'boolean'],
    ['enum', own['enum'], (list) => !(list as unknown[]).includes('')],
    ['format', own['format'], (format) => format === 'date-time'],
    ['pattern', own['pattern'], (pattern) => !/\(\?(?!:)|\\[1-9]/.test(pattern)],
  ];
  const bad = values.filter(([, value, isFine]) => value !== undefined && !isFine(value as never));
  const children: [string, object][] = [
    ...Object.entries<object>(properties),
    ...(anyOf as object[]).map((one, index): [string, object] => [`anyOf ${index}`, one]),
    ...(items === undefined ? [] : [['items', items] satisfies [string, object]]),
  ];
  return [
    ...[...unknown, ...bad.map(([keyword]) => keyword)].map((keyword) => `${at}: ${keyword}`),
    ...children.flatMap(([name, child]) => refused(child, `${at}.${name}`)),
  ];
}

test.each(tools.map(({ name, input }) => [name, input] as const))(
  '%s takes arguments that every client can declare',
  (name, input) => {
    expect(refused(input, name)).toEqual([]);
    expect(input.type).toBe('object');
    expect(Object.keys(input.properties ?? {})).not.toEqual([]);
  },
);
