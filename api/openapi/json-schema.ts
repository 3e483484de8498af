import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Schemas by the name they were registered under (`.register(z.globalRegistry, { id })`). */
export type NamedSchemas = Record<string, JsonSchema>;

/** The JSON Schema (2020-12) of input or output, without references, as tool clients need it. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return toJsonSchema(schema, io, new WithoutIds());
}

/** The schema of output with references to `#/components/schemas`, whose schemas are added to `named`. */
export function referringSchema(schema: z.ZodType, named: NamedSchemas): JsonSchema {
  const { $defs = {}, ...rest } = toJsonSchema(schema, 'output', z.globalRegistry);
  for (const [id, definition] of Object.entries($defs)) {
    named[id] = withComponentRefs(definition) as JsonSchema;
  }
  return withComponentRefs(rest) as JsonSchema;
}

type Registry = NonNullable<z.core.ToJSONSchemaParams['metadata']>;

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', metadata: Registry): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    metadata,
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

/** The global registry as if no schema had a name. */
class WithoutIds extends z.core.$ZodRegistry<z.core.JSONSchemaMeta> {
  override get(schema: z.core.$ZodType) {
    const { id: _id, ...meta } = z.globalRegistry.get(schema) ?? {};
    return meta as never;
  }
}

/** A JSON Schema whose references to its own definitions refer to the components of the document. */
function withComponentRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withComponentRefs);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [
    key,
    key === '$ref'
      ? String(member).replace('#/$defs/', '#/components/schemas/')
      : withComponentRefs(member),
  ]);
  return Object.fromEntries(members) as unknown;
}
