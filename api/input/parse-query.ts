import { invalidRequest } from '../../domain/common/errors.ts';
import { badString } from './bad-text.ts';

export type QueryValues = Record<string, string | string[]>;

/**
 * Parses the query string of a URL. Rejects, by name, a parameter given twice unless it may be repeated, and values
 * that percent-decoding or Unicode does not allow.
 */
export function parseQuery(url: string, repeatable: readonly string[]): QueryValues {
  const values = Object.create(null) as QueryValues;
  const start = url.indexOf('?');
  if (start === -1) return values;
  for (const pair of url.slice(start + 1).split('&')) {
    if (pair === '') continue;
    const [name, value] = decodePair(pair);
    const earlier = values[name];
    if (repeatable.includes(name)) {
      values[name] = [...(earlier ?? []), value];
    } else if (earlier === undefined) {
      values[name] = value;
    } else {
      throw invalidRequest(name, 'is given more than once');
    }
  }
  return values;
}

/** Query values of a call inside the process, as they would stand in a URL. Repeatable ones may be lists. */
export function queryText(query: object, repeatable: readonly string[]): QueryValues {
  const entries = Object.entries(query).map(([name, value]) => {
    if (!repeatable.includes(name)) return [name, textOf(value)];
    return [name, [value].flat().map(textOf)];
  });
  return Object.fromEntries(entries) as QueryValues;
}

/** No parameter is an object: the schema rejects its JSON text by the parameter's name. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function decodePair(pair: string): [name: string, value: string] {
  const equals = pair.indexOf('=');
  const rawName = equals === -1 ? pair : pair.slice(0, equals);
  const name = decode(rawName, rawName);
  const value = equals === -1 ? '' : decode(pair.slice(equals + 1), name);
  const bad = badString(value, name) ?? badString(name, rawName);
  if (bad !== undefined) throw invalidRequest(bad.path, bad.message);
  return [name, value];
}

function decode(text: string, name: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw invalidRequest(name, 'is not valid percent-encoded UTF-8');
  }
}
