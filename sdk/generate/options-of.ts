import type { JsonSchema } from '../../api/openapi/json-schema.ts';
import type { Option } from '../../cli/command.ts';

/** Lists in query parameters are texts whose description names the values. */
const NAMED_VALUES = /any of: ([a-z_]+(?:, [a-z_]+)*)\./;

/**
 * The members of an object as options. A member that is an object is an option for JSON, and its plain members are
 * options of their own: `--salary '{…}'` or `--salary.min 90000`.
 */
export function optionsOf(schema: JsonSchema, prefix = ''): Option[] {
  const { properties, required } = membersOf(schema);
  return Object.entries(properties).flatMap(([name, member]) => {
    const option = optionOf(`${prefix}${name}`, member);
    const own = required.includes(name) ? { ...option, required: true as const } : option;
    const inside =
      option.kind === 'json' && prefix === '' ? optionsOf(valueOf(member), `${name}.`) : [];
    return [own, ...inside.filter(isPlain).map(optional)];
  });
}

function isPlain({ kind }: Option): boolean {
  return kind !== 'json' && kind !== 'file';
}

/** A required member of an object that may be left out as a whole. */
function optional({ required: _required, ...option }: Option): Option {
  return option;
}

interface Members {
  properties: Record<string, JsonSchema>;
  required: readonly string[];
}

/** The members of an object; those of every form where there are several, required where every form requires them. */
function membersOf(schema: JsonSchema): Members {
  const forms = schema.oneOf ?? schema.anyOf;
  if (forms === undefined) {
    const { properties = {}, required = [] } = schema;
    return { properties: properties as Record<string, JsonSchema>, required };
  }
  const all = forms.map((form) => membersOf(form));
  const properties = Object.assign({}, ...all.toReversed().map((one) => one.properties)) as Record<
    string,
    JsonSchema
  >;
  const required = Object.keys(properties).filter((name) =>
    all.every((one) => one.required.includes(name)),
  );
  return { properties, required };
}

function optionOf(name: string, schema: JsonSchema): Option {
  const value = valueOf(schema);
  const { description = value.description, example = value['example'] } = schema;
  const values = valuesOf(value);
  return {
    name,
    kind: kindOf(value),
    ...(description !== undefined && { about: description }),
    ...(typeof example === 'string' || typeof example === 'number'
      ? { example: String(example) }
      : {}),
    ...(values.length > 0 && { values }),
    ...(isNullable(schema) && { nullable: true }),
  };
}

/** A schema without its null; the only form where there is one, else the whole union. */
function valueOf(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) {
    const [type = 'string', ...more] = schema.type.filter((one) => one !== 'null');
    return more.length === 0 ? { ...schema, type } : schema;
  }
  const forms = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = forms;
  return only !== undefined && forms.length === 1 ? only : schema;
}

function isNullable({ type, anyOf = [] }: JsonSchema): boolean {
  return (
    (Array.isArray(type) && type.includes('null')) || anyOf.some((form) => form.type === 'null')
  );
}

const kinds: Readonly<Record<string, Option['kind']>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  string: 'text',
};

function kindOf(schema: JsonSchema): Option['kind'] {
  const { type, properties = {}, anyOf = [] } = schema;
  if ('content_base64' in properties) return 'file';
  if (type === 'array') return itemsOf(schema).type === 'string' ? 'list' : 'json';
  const isText = schema.enum !== undefined || anyOf.some((form) => form.type === 'string');
  return kinds[String(type)] ?? (isText ? 'text' : 'json');
}

function itemsOf({ items }: JsonSchema): JsonSchema {
  return typeof items === 'object' && !Array.isArray(items) ? items : {};
}

function valuesOf(schema: JsonSchema): string[] {
  const forms = [schema, itemsOf(schema), ...(itemsOf(schema).anyOf ?? [])];
  const stated = forms.flatMap(
    (form) => form.enum ?? (form.const === undefined ? [] : [form.const]),
  );
  if (stated.length > 0) return stated.map(String);
  return NAMED_VALUES.exec(schema.description ?? '')?.[1]?.split(', ') ?? [];
}
