export type CallValue = string | number | boolean;

/** A call of the API, with all that its examples need. */
export interface ShownCall {
  /** The address of the API. */
  base: string;
  /** With its query. */
  path: string;
  /** GET if absent. */
  verb?: string;
  /** The method of the client, such as `candidates.list`. */
  method: string;
  /** The parameters of the path. */
  ids: readonly string[];
  query: Readonly<Record<string, CallValue>>;
  body?: Readonly<Record<string, unknown>>;
  /** A file that the command line takes in place of the body. */
  file?: string;
  /** Whether it returns rows, of which an example shows the first page. */
  isList: boolean;
  /** Whether it returns nothing. */
  isVoid?: boolean;
  /** Whether it needs no key. */
  isPublic?: boolean;
}

/** A call for a shell, a program and the command line. The key stays in the environment. */
export interface CallTexts {
  curl: string;
  typescript: string;
  command: string;
}

export function callTexts(call: ShownCall): CallTexts {
  return { curl: curlOf(call), typescript: programOf(call), command: commandOf(call) };
}

function curlOf({ base, path, verb = 'GET', body, isPublic }: ShownCall): string {
  const impliesVerb = verb === 'GET' || (verb === 'POST' && body !== undefined);
  const words = [
    impliesVerb ? 'curl' : `curl -X ${verb}`,
    ...(isPublic === true ? [] : ['-H "Authorization: Bearer $OPENROLE_API_KEY"']),
    ...(body === undefined ? [] : [`--json ${quoted(JSON.stringify(body, null, 2))}`]),
    quoted(base + path),
  ];
  return words.join(body === undefined ? ' ' : ' \\\n  ');
}

function programOf(call: ShownCall): string {
  const { base, method, ids, query, body, isList, isVoid } = call;
  const params = { ...query, ...body };
  const values = ids.map((id) => JSON.stringify(id));
  if (Object.keys(params).length > 0) values.push(literal(params));
  const made = `openrole.${method}(${values.join(', ')})`;
  const result = isVoid === true ? '' : isList ? 'const { data } = ' : 'const data = ';
  return `import { Openrole } from 'openrole';

const openrole = new Openrole({ baseUrl: ${JSON.stringify(base)} });
${result}await ${made}${isList ? '.page()' : ''};`;
}

const LINE = 80;

/** A value as TypeScript; an object that does not fit a line has one for each member. */
function literal(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => literal(one, inner))
    : Object.entries(value).map(([name, one]) => `${memberName(name)}: ${literal(one, inner)}`);
  const gap = open === '{' && parts.length > 0 ? ' ' : '';
  const line = `${open}${gap}${parts.join(', ')}${gap}${close}`;
  if (line.length <= LINE && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

function memberName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function commandOf({ base, method, ids, query, body, file }: ShownCall): string {
  const content = file === undefined ? body : { file };
  const options = Object.entries({ api_url: base, ...query, ...content }).flatMap(([name, value]) =>
    optionsOf(kebab(name), value),
  );
  return ['openrole', ...method.split('.').map(kebab), ...ids.map(quoted), ...options].join(' ');
}

function optionsOf(name: string, value: unknown): string[] {
  if (typeof value === 'boolean') return [value ? `--${name}` : `--no-${name}`];
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return value.map((one) => `--${name}=${quoted(one)}`);
  }
  return [`--${name}=${quoted(typeof value === 'string' ? value : JSON.stringify(value))}`];
}

export function kebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** A word of a shell. */
function quoted(text: string): string {
  return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
