import type { JsonSchema } from '../openapi/json-schema.ts';

/**
 * A schema without keywords that some clients refuse: Gemini takes neither `exclusiveMinimum` nor `propertyNames`, nor
 * an `additionalProperties` that is no boolean. The endpoint still checks them. An exclusive bound of whole numbers
 * becomes the next whole number, of others the bound itself.
 */
export function plainSchema(schema: JsonSchema): JsonSchema {
  const { exclusiveMinimum: above, exclusiveMaximum: below, ...others } = schema;
  const step = schema.type === 'integer' ? 1 : 0;
  const entries = Object.entries<unknown>(others).filter(([name, value]) => isTaken(name, value));
  return {
    ...Object.fromEntries(entries.map(([name, value]) => [name, inside(name, value)])),
    ...(typeof above === 'number' && { minimum: above + step }),
    ...(typeof below === 'number' && { maximum: below - step }),
  };
}

function isTaken(keyword: string, value: unknown): boolean {
  if (keyword === 'propertyNames') return false;
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
  if (keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'allOf')
    return (value as JsonSchema[]).map(plainSchema);
  return value;
}
