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
        list: { type: 'array', items: { anyOf: [{ type: 'number', exclusiveMinimum: 1 }] } },
      },
      additionalProperties: false,
    });
    expect(schema).toEqual({
      type: 'object',
      properties: {
        propertyNames: { type: 'string' },
        answers: { type: 'object' },
        list: { type: 'array', items: { anyOf: [{ type: 'number', minimum: 1 }] } },
      },
      additionalProperties: false,
    });
  });
});

test.each(tools.map(({ name, input }) => [name, input] as const))(
  '%s takes plain arguments',
  (_, input) => {
    const keywords = JSON.stringify(input);
    expect(keywords).not.toMatch(/"exclusiveM|"propertyNames"|"additionalProperties":\{/);
  },
);
