import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { text as utf8 } from 'node:stream/consumers';
import { type Option, type Values, WrongUse } from './command.ts';
import { kebab } from './words.ts';

/** The parameters of a call: those of `--data`, and over them each option. @throws WrongUse */
export async function paramsOf(
  options: readonly Option[],
  values: Values,
): Promise<Record<string, unknown>> {
  const params: Record<string, unknown> = {};
  if (typeof values['data'] === 'string') Object.assign(params, await dataOf(values['data']));
  for (const option of options) {
    const given = values[kebab(option.name)];
    if (given !== undefined) put(params, option.name.split('.'), await valueOf(option, given));
  }
  const missing = options.filter(({ name, required }) => required === true && !(name in params));
  if (missing.length > 0) {
    throw new WrongUse(`Missing: ${missing.map(({ name }) => `--${kebab(name)}`).join(', ')}.`);
  }
  return params;
}

async function dataOf(text: string): Promise<object> {
  const data = await jsonOf('data', text);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new WrongUse('--data must be a JSON object.');
  }
  return data;
}

function put(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = '', ...inner] = path;
  if (inner.length === 0) {
    into[name] = value;
    return;
  }
  const here = into[name];
  const object = typeof here === 'object' && here !== null ? { ...here } : {};
  put(object, inner, value);
  into[name] = object;
}

type Given = NonNullable<Values[string]>;

async function valueOf({ name, kind, values, nullable }: Option, given: Given): Promise<unknown> {
  const text = String(Array.isArray(given) ? given.at(-1) : given);
  if (nullable === true && text === '') return null;
  switch (kind) {
    case 'boolean':
      return given;
    case 'list':
      return [given].flat().flatMap((one) => (values === undefined ? [one] : splitAtCommas(one)));
    case 'number':
      return numberOf(name, text);
    case 'json':
      return jsonOf(name, text);
    case 'file':
      return { filename: basename(text), content: new Uint8Array(await bytesOf(name, text)) };
    case 'text':
      return text;
  }
}

function splitAtCommas(value: unknown): string[] {
  return String(value).split(',');
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) {
    throw new WrongUse(`--${kebab(name)} must be a number, not ${text}.`);
  }
  return number;
}

/** Literal JSON, the JSON of `@file`, or that of the input for `-`. */
export async function jsonOf(name: string, text: string): Promise<unknown> {
  const json = await textOf(name, text);
  try {
    // Editors of Windows put a byte order mark before the text.
    return JSON.parse(json.replace(/^\uFEFF/u, '')) as unknown;
  } catch {
    throw new WrongUse(`--${kebab(name)} must be JSON.`);
  }
}

async function textOf(name: string, text: string): Promise<string> {
  if (text === '-') return utf8(process.stdin);
  return text.startsWith('@') ? (await bytesOf(name, text.slice(1))).toString('utf8') : text;
}

async function bytesOf(name: string, path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const { code = 'unreadable' } = error as NodeJS.ErrnoException;
    throw new WrongUse(`--${kebab(name)}: ${path} cannot be read (${code}).`);
  }
}
