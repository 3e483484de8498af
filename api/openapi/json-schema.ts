import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema (2020-12) of what goes in or comes out, as OpenAPI and tool clients are shown it. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema: shown, zodSchema }) => {
      showMeaning(shown);
      // Zod takes the default away from a text that is transformed, also one that its meta says.
      const stated = z.globalRegistry.get(zodSchema)?.['default'];
      if (stated !== undefined) shown.default = stated;
    },
  });
  return rest;
}

/** Text in a URL that means a number or a boolean says so in its meta; the rules of the text then say nothing. */
function showMeaning(shown: JsonSchema): void {
  if (shown.type !== 'string') delete shown.pattern;
  if (shown.type === 'boolean') delete shown.enum;
}
