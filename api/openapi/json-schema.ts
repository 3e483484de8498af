import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema (2020-12) of input or output, for OpenAPI and tool clients. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema: shown, zodSchema }) => {
      showMeaning(shown);
      // Zod drops the default of a transformed text, also one in its meta.
      const stated = z.globalRegistry.get(zodSchema)?.['default'];
      if (stated !== undefined) shown.default = stated;
    },
  });
  return rest;
}

/** A query value that means a number or boolean says so in its meta; the rules of the text do not apply then. */
function showMeaning(shown: JsonSchema): void {
  if (shown.type !== 'string') delete shown.pattern;
  if (shown.type === 'boolean') delete shown.enum;
}
