import type { JsonSchema } from '../openapi/json-schema.ts';

type Properties = NonNullable<JsonSchema['properties']>;

/**
 * Merges object schemas into one, for clients whose model supports no union at the top level. It requires the members
 * that all of them require; the endpoint checks the rest.
 */
export function flat(schema: JsonSchema): JsonSchema {
  const { oneOf, ...rest } = schema;
  return oneOf === undefined ? schema : { ...rest, ...flatten(oneOf) };
}

/** The same for schemas of different endpoints; the first schema with a member defines it. */
export function flatten(schemas: readonly JsonSchema[]): JsonSchema {
  const properties: Properties = {};
  for (const schema of schemas) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      properties[name] = joined(properties[name], property);
    }
  }
  const [first, ...others] = schemas.map(({ required = [] }) => required);
  return {
    type: 'object',
    properties,
    required: (first ?? []).filter((name) => others.every((names) => names.includes(name))),
    additionalProperties: false,
  };
}

type Property = Properties[string];

/** The discriminator has the values of all alternatives. */
function joined(known: Property | undefined, further: Property): Property {
  if (typeof known !== 'object' || typeof further !== 'object') return known ?? further;
  const values = [...valuesOf(known), ...valuesOf(further)];
  if (values.length === 0) return known;
  const { const: _one, ...rest } = known;
  return { ...rest, enum: [...new Set(values)] };
}

function valuesOf({ const: one, enum: several = [] }: JsonSchema) {
  return one === undefined ? several : [one];
}
