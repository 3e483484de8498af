import type { JsonSchema } from '../openapi/json-schema.ts';

/** The formats that Gemini takes. */
const FORMATS = new Set<unknown>(['date-time', 'int32', 'int64', 'float', 'double']);

/**
 * A schema without keywords that some clients refuse: Gemini takes neither `exclusiveMinimum`, `propertyNames`, `const`
 * and an empty value nor an `additionalProperties` that is no boolean, and few formats. The endpoint still checks them.
 * An exclusive bound of whole numbers becomes the next whole number, of others the bound itself.
 */
export function plainSchema(schema: JsonSchema): JsonSchema {
  const { exclusiveMinimum: above, exclusiveMaximum: below, const: one, ...others } = schema;
  const [only, another] = statedAlternatives(schema);
  if (only !== undefined && another === undefined) {
    const { anyOf: _alternatives, ...beside } = schema;
    return plainSchema({ ...only, ...beside });
  }
  const step = schema.type === 'integer' ? 1 : 0;
  const entries = Object.entries<unknown>(others).filter(([name, value]) => isTaken(name, value));
  return {
    ...Object.fromEntries(entries.map(([name, value]) => [name, inside(name, value)])),
    ...(typeof above === 'number' && { minimum: above + step }),
    ...(typeof below === 'number' && { maximum: below - step }),
    ...(one !== undefined && { enum: [one] }),
  };
}

/** The alternatives that say something: an empty text is as good as no value. */
function statedAlternatives({ anyOf = [] }: JsonSchema): JsonSchema[] {
  return anyOf.filter((one) => one.const !== '');
}

function isTaken(keyword: string, value: unknown): boolean {
  if (keyword === 'propertyNames') return false;
  if (keyword === 'format') return FORMATS.has(value);
  return keyword !== 'additionalProperties' || typeof value === 'boolean';
}

/** The schemas inside a keyword. The names of properties are no keywords. */
function inside(keyword: string, value: unknown): unknown {
  if (keyword === 'properties')
    return Object.fromEntries(
      Object.entries(value as Record<string, JsonSchema>).map(([name, one]) => [
        name,
        plainSchema(one),
      ]),
    );
  if (keyword === 'items') return Array.isArray(value) ? value : plainSchema(value as JsonSchema);
  if (keyword === 'anyOf')
    return statedAlternatives({ anyOf: value as JsonSchema[] }).map(plainSchema);
  if (keyword === 'oneOf' || keyword === 'allOf') return (value as JsonSchema[]).map(plainSchema);
  return value;
}
