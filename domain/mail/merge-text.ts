import { escapeHtml } from '../text/escape-html.ts';
import { isMergeField, mergeFields, type MergeField, type MergeValues } from './merge-fields.ts';

/** Where a field is placed, which decides how its value is escaped. */
export type Place = 'text' | 'html' | 'href';
export type MergePart = string | { field: MergeField; place: Place };

/** A template text that cannot be used. The message says what and where. */
export class MergeTextError extends Error {}

/** A literal `{{` in a template. */
const ESCAPED = '\\{{';
/** Longest text between braces. Bounds the search for the closing braces, so that a long text is read in one pass. */
const LONGEST_TAG = 120;

/**
 * Parses a text with merge fields, in one pass. They are written as Mustache writes them; its own parser takes each
 * character by itself, and its renderer prints nothing for a missing field.
 * @throws MergeTextError for anything between braces but one of the merge fields.
 */
export function parseMergeText(text: string): MergePart[] {
  const parts: MergePart[] = [];
  let at = 0;
  for (const [index, segment] of text.split(ESCAPED).entries()) {
    if (index > 0) {
      parts.push('{{');
      at += ESCAPED.length;
    }
    for (const part of parseSegment(segment, at)) parts.push(part);
    at += segment.length;
  }
  return joined(parts);
}

/** The template text of parts: the inverse of `parseMergeText`. */
export function writeMergeText(parts: readonly MergePart[]): string {
  return parts
    .map((part) =>
      typeof part === 'string' ? part.replaceAll('{{', ESCAPED) : `{{${part.field}}}`,
    )
    .join('');
}

/** The fields that parts name, each once. */
export function fieldsOf(parts: readonly MergePart[]): MergeField[] {
  return [...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.field])))];
}

/** Fills parts; values are never parsed. @throws Error for a missing value; callers ask `missingFields` before. */
export function fillParts(parts: readonly MergePart[], values: MergeValues): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = values.get(part.field) ?? null;
      if (value === null) throw new Error(`No value for ${part.field}.`);
      return escaped(value, part.place);
    })
    .join('');
}

function escaped(value: string, place: Place): string {
  if (place === 'text') return value;
  return escapeHtml(place === 'href' ? encodeURI(value.toWellFormed()) : value);
}

function parseSegment(segment: string, offset: number): MergePart[] {
  const parts: MergePart[] = [];
  let end = 0;
  for (let at = segment.indexOf('{{'); at >= 0; at = segment.indexOf('{{', end)) {
    const where = `at character ${offset + at + 1}`;
    const close = segment.indexOf(segment.startsWith('{{{', at) ? '}}}' : '}}', at);
    if (close < 0 || close - at > LONGEST_TAG) {
      throw new MergeTextError(`must close its braces (${where})`);
    }
    const field = fieldIn(segment.slice(at + '{{'.length, close), where);
    parts.push(segment.slice(end, at), { field, place: 'text' });
    end = close + '}}'.length;
  }
  parts.push(segment.slice(end));
  return parts;
}

/** Mustache's marks of sections, partials, comments, delimiters and unescaped values. */
const LOGIC = /^[#^/>{&=!]/;

function fieldIn(tag: string, where: string): MergeField {
  if (LOGIC.test(tag)) throw new MergeTextError(`must hold merge fields only, no logic (${where})`);
  const name = tag.trim();
  if (isMergeField(name)) return name;
  throw new MergeTextError(
    `has no merge field ${name.slice(0, 100)} (${where}); there are ${mergeFields.join(', ')}`,
  );
}

/** Adjacent texts as one, so that equal templates have equal parts. */
function joined(parts: readonly MergePart[]): MergePart[] {
  const result: MergePart[] = [];
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    if (text !== '') result.push(text);
    text = '';
    result.push(part);
  }
  if (text !== '') result.push(text);
  return result;
}
