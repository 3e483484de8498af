import type { JsonSchema } from '../openapi/json-schema.ts';

type Properties = NonNullable<JsonSchema['properties']>;

/**
 * One object schema of the members of several, for clients whose model takes no alternatives at the top: it requires
 * what all of them require, and the endpoint judges the rest.
 */
export function flat(schema: JsonSchema): JsonSchema {
  const { oneOf, ...rest } = schema;
  return oneOf === undefined ? schema : { ...rest, ...flatten(oneOf) };
}

/** The same of schemas that belong to different endpoints; what the first says of a member holds. */
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

/** A member that names the alternative has the values of all of them. */
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
