import type { JsonSchema } from '../../api/openapi/json-schema.ts';

const WIDTH = 110;

/** A JSON Schema as a TypeScript type, in the subset that our wire schemas use. Descriptions become comments. */
export function typeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map((value) => JSON.stringify(value)));
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return union(branches.map((branch) => typeOf(branch)));
  if (schema.allOf !== undefined) {
    return schema.allOf.map((part) => typeOf(part)).join(' & ');
  }
  if (Array.isArray(schema.type)) {
    return union(schema.type.map((type) => typeOf({ ...schema, type })));
  }
  return plainType(schema);
}

function plainType(schema: JsonSchema): string {
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return arrayType(schema);
    case 'object':
      return objectType(schema);
    default:
      return 'unknown';
  }
}

function arrayType({ items }: JsonSchema): string {
  if (typeof items !== 'object' || Array.isArray(items)) return 'unknown[]';
  const element = typeOf(items);
  return isJoined(items) && /[|&]/.test(element) ? `(${element})[]` : `${element}[]`;
}

/** Whether a type is made of several, which need parentheses before `[]`. */
function isJoined({ anyOf, oneOf, allOf, enum: values, type }: JsonSchema): boolean {
  const joined = anyOf ?? oneOf ?? allOf ?? values ?? type;
  return Array.isArray(joined) && joined.length > 1;
}

/** An object type. Members that may be absent have a question mark. */
export function objectType(schema: JsonSchema, leftOut: readonly string[] = []): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const members = Object.entries(properties)
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, property]) => {
      const mark = required.includes(name) ? '' : '?';
      return `${commentOf(property as JsonSchema)}${keyOf(name)}${mark}: ${typeOf(property as JsonSchema)};`;
    });
  if (members.length > 0) return `{\n${members.join('\n')}\n}`;
  const values =
    typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
  return additionalProperties === false ? 'Record<string, never>' : `Record<string, ${values}>`;
}

function union(types: string[]): string {
  if (types.includes('unknown')) return 'unknown';
  // A literal beside `string` adds nothing.
  const told = types.includes('string') ? types.filter((type) => !type.startsWith('"')) : types;
  return [...new Set(told)].join(' | ');
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/u.test(name) ? name : JSON.stringify(name);
}

/** A schema's description and example as a comment; empty without them. */
export function commentOf({ description, example, default: standard }: JsonSchema): string {
  return comment([
    description,
    example === undefined ? undefined : `Example: ${textOf(example)}`,
    standard === undefined ? undefined : `Default: ${textOf(standard)}`,
  ]);
}

/** Texts as a JSDoc comment, one line where they fit. */
export function comment(texts: readonly (string | undefined)[]): string {
  const lines = texts
    .filter((text) => text !== undefined && text !== '')
    .flatMap((text) => wrapped(String(text).replaceAll('*/', '* /')));
  if (lines.length === 0) return '';
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
