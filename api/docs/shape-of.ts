import type { Member, Shape, TypeWords } from '../../pages/docs/reference.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';

/** The shape of a JSON Schema, for readers. */
export function shapeOf(schema: JsonSchema): Shape | null {
  const value = withoutNull(schema);
  const inner = value.type === 'array' ? itemsOf(value) : value;
  if (inner !== value) return shapeOf(inner);
  const forms = formsOf(value);
  if (forms.length > 0) {
    const shapes = forms.map(shapeOf).filter((shape) => shape !== null);
    return shapes.length === 0 ? null : { members: [], forms: shapes };
  }
  const members = membersOf(value);
  return members.length === 0 ? null : { members, forms: [] };
}

function membersOf({ properties = {}, required = [] }: JsonSchema): Member[] {
  return Object.entries(properties).map(([name, property]) =>
    memberOf(name, property as JsonSchema, required.includes(name)),
  );
}

/** A member or parameter of a schema. */
export function memberOf(name: string, schema: JsonSchema, required: boolean): Member {
  const value = withoutNull(schema);
  const stated = schema.default ?? value.default;
  return {
    name,
    type: typeOf(schema),
    required,
    description: schema.description ?? value.description ?? '',
    limits: limitsOf(value),
    values: valuesOf(value),
    ...(stated !== undefined && stated !== null && { default: textOf(stated) }),
    shape: shapeOf(schema),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function typeOf(schema: JsonSchema): TypeWords {
  const value = withoutNull(schema);
  const { text, ...more } = plainType(value);
  return { text: isNullable(schema) ? `${text} or null` : text, ...more };
}

const formats: Readonly<Record<string, string>> = {
  'date-time': 'time',
  date: 'date',
  email: 'e-mail address',
  uri: 'URL',
};

const types: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

function plainType(schema: JsonSchema): TypeWords {
  const { $ref, type } = schema;
  if ($ref !== undefined) {
    const object = $ref.slice($ref.lastIndexOf('/') + 1);
    return { text: object, object };
  }
  if (type === 'array') {
    const { text, ...more } = typeOf(itemsOf(schema));
    return { text: `list of ${text}`, ...more };
  }
  if (schema.const !== undefined) return { text: textOf(schema.const) };
  const forms = formsOf(schema);
  if (forms.length > 0) {
    return { text: [...new Set(forms.map((form) => typeOf(form).text))].join(' or ') };
  }
  return { text: simpleType(schema) };
}

function simpleType({ type, format, enum: values }: JsonSchema): string {
  if (Array.isArray(type)) return type.map((one) => types[one] ?? one).join(' or ');
  const named = values === undefined ? type : 'string';
  return formats[format ?? ''] ?? types[named ?? ''] ?? 'any value';
}

function formsOf({ anyOf, oneOf }: JsonSchema): JsonSchema[] {
  return anyOf ?? oneOf ?? [];
}

/** A schema without its null, with the description of the whole. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) {
    const others = schema.type.filter((one) => one !== 'null');
    const [only] = others;
    return only !== undefined && others.length === 1 ? { ...schema, type: only } : schema;
  }
  const others = formsOf(schema).filter(({ type }) => type !== 'null');
  const [only] = others;
  return only !== undefined && others.length === 1 ? only : schema;
}

function isNullable(schema: JsonSchema): boolean {
  return withoutNull(schema) !== schema && !isSingleForm(schema);
}

function isSingleForm(schema: JsonSchema): boolean {
  return !Array.isArray(schema.type) && formsOf(schema).length === 1;
}

export function itemsOf({ items }: JsonSchema): JsonSchema {
  return typeof items === 'object' && !Array.isArray(items) ? items : {};
}

function valuesOf(schema: JsonSchema): string[] {
  const value = schema.type === 'array' ? withoutNull(itemsOf(schema)) : schema;
  return (value.enum ?? []).filter((one) => one !== null).map(String);
}

type Limit = readonly [member: keyof JsonSchema, words: (bound: string) => string];

const limits: readonly Limit[] = [
  ['minimum', (bound) => `from ${bound}`],
  ['maximum', (bound) => `to ${bound}`],
  ['minLength', (bound) => `${bound} or more characters`],
  ['maxLength', (bound) => `at most ${bound} characters`],
  ['minItems', (bound) => `${bound} or more`],
  ['maxItems', (bound) => `at most ${bound}`],
  ['pattern', (bound) => `matches ${bound}`],
];

/** Whole numbers of JavaScript are no limit that anyone meets. */
const UNSAID = Number.MAX_SAFE_INTEGER;

function limitsOf(schema: JsonSchema): string[] {
  return limits.flatMap(([member, words]) => {
    const bound = schema[member];
    if (typeof bound === 'string') return schema.format === undefined ? [words(bound)] : [];
    return typeof bound === 'number' && Math.abs(bound) < UNSAID
      ? [words(bound.toLocaleString('en'))]
      : [];
  });
}
