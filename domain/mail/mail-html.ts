import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { LONGEST_MARKUP, requireFitting, requireShallow } from '../text/bounded-markup.ts';
import type { MergeField } from './merge-fields.ts';
import {
  MergeTextError,
  parseMergeText,
  writeMergeText,
  type MergePart,
  type Place,
} from './merge-text.ts';

/** Private characters around the number of a field while the HTML is sanitised. */
const OPEN = '\ue000';
const CLOSE = '\ue001';
const MARK = /\ue000(\d{1,6})\ue001/;
const MARKERS = /[\ue000\ue001]/g;

/** Values of an inline style that load nothing. */
const STYLE_VALUE = [/^[\w\s#%.,'"+-]{1,200}$/, /^(?:rgb|rgba|hsl|hsla)\([\d\s.,%]{1,60}\)$/];
const STYLES = [
  ...['color', 'background-color', 'font', 'font-family', 'font-size', 'font-style', 'font-weight'],
  ...['line-height', 'letter-spacing', 'text-align', 'text-decoration', 'text-transform'],
  ...['vertical-align', 'white-space', 'width', 'height', 'max-width', 'min-width', 'display'],
  ...['margin', 'margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  ...['padding', 'padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  ...['border', 'border-top', 'border-right', 'border-bottom', 'border-left', 'border-radius'],
  ...['border-collapse', 'border-color', 'border-style', 'border-width', 'list-style-type'],
];
const SIZES = ['align', 'valign', 'width', 'height', 'bgcolor'];

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre'],
    ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'center', 'img'],
    ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'code'],
  ],
  allowedAttributes: {
    '*': ['style', 'title', 'dir', 'lang'],
    a: ['href'],
    img: ['src', 'alt', ...SIZES],
    table: ['border', 'cellpadding', 'cellspacing', 'role', ...SIZES],
    tr: SIZES,
    td: ['colspan', 'rowspan', ...SIZES],
    th: ['colspan', 'rowspan', ...SIZES],
    ol: ['start'],
  },
  allowedStyles: { '*': Object.fromEntries(STYLES.map((name) => [name, STYLE_VALUE])) },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'svg'],
  nestingLimit: 100,
};

/** Attributes that may hold a field. */
const FIELD_ATTRIBUTES = ['href', 'title', 'alt'];
/** How a link may begin when it holds a field. */
const LINK = /^(?:https?:\/\/|mailto:)/i;
const WHOLE_FIELD = new RegExp(`^${MARK.source}$`);
const MAX_ROUNDS = 4;

/**
 * Sanitises the HTML of a mail: no scripts, forms or style sheets; links to http, https and mailto; tables and inline
 * styles stay. The result is what is stored, shown and sent. Idempotent.
 * @throws MergeTextError for what `parseMergeText` refuses, and for a field where its value could change the markup;
 * MarkupError for elements that are nested too deep, and for a result that is too long.
 */
export function sanitizeMailHtml(html: string): string {
  requireShallow(html);
  let text = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = sanitizedOnce(text);
    // Stored HTML can be sent back.
    requireFitting(next, LONGEST_MARKUP);
    if (next === text) return text;
    text = next;
  }
  return text;
}

function sanitizedOnce(html: string): string {
  const fields: MergeField[] = [];
  const marked = parseMergeText(html.toWellFormed().replaceAll('\0', '').replaceAll(MARKERS, ''))
    .map((part) => (typeof part === 'string' ? part : markOf(fields, part.field)))
    .join('');
  requireSafePlaces(marked, fields);
  const parts = partsOf(sanitizeHtml(marked, options).trim(), fields);
  const kept = parts.filter((part) => typeof part !== 'string').length;
  if (kept !== fields.length)
    throw new MergeTextError('has a merge field inside markup that is removed');
  const text = writeMergeText(parts);
  // An entity may have become a brace or a backslash that joins a field.
  if (!isDeepEqual(parseMergeText(text), parts)) {
    throw new MergeTextError('has braces or a backslash beside a merge field');
  }
  return text;
}

function isDeepEqual(some: readonly MergePart[], others: readonly MergePart[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

function markOf(fields: MergeField[], field: MergeField): string {
  fields.push(field);
  return `${OPEN}${fields.length - 1}${CLOSE}`;
}

/** Parses HTML that `sanitizeMailHtml` returned, with the place of each field. */
export function parseMailHtml(html: string): MergePart[] {
  let inside: Inside = OUTSIDE;
  return parseMergeText(html).map((part) => {
    if (typeof part !== 'string') return { field: part.field, place: inside.place };
    inside = insideAfter(inside, part);
    return part;
  });
}

/** Where a text ends: whether inside a tag, and there in which place. */
interface Inside {
  isTag: boolean;
  place: Place;
}

const OUTSIDE: Inside = { isTag: false, place: 'html' };

/** In sanitised HTML every `<` and `>` belongs to a tag, and every attribute has double quotes. */
function insideAfter(before: Inside, text: string): Inside {
  const [open, close] = [text.lastIndexOf('<'), text.lastIndexOf('>')];
  const isTag = open === close ? before.isTag : open > close;
  if (!isTag) return OUTSIDE;
  const quote = text.lastIndexOf('"');
  if (quote <= open) return { isTag, place: open < 0 ? before.place : 'html' };
  return { isTag, place: text.slice(0, quote).endsWith('href=') ? 'href' : 'html' };
}

function partsOf(html: string, fields: readonly MergeField[]): MergePart[] {
  return html.split(MARK).flatMap((piece, index): MergePart[] => {
    if (index % 2 === 0) return piece === '' ? [] : [piece];
    const field = fields[Number(piece)];
    return field === undefined ? [] : [{ field, place: 'text' }];
  });
}

/** @throws MergeTextError when a field stands in a tag, an attribute name, an unquoted or active attribute. */
function requireSafePlaces(marked: string, fields: readonly MergeField[]): void {
  let inside = '';
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (name.includes(OPEN)) refuse('the name of a tag');
        inside = name;
      },
      onclosetag: () => (inside = ''),
      onattribute: (name, value, quote) => {
        if (name.includes(OPEN)) refuse('the name of an attribute');
        if (!value.includes(OPEN)) return;
        requireSafeAttribute(name, quote);
        if (name === 'href' && !isLink(value, fields))
          refuse('a link without http, https or mailto');
      },
      ontext: (text) => {
        if (text.includes(OPEN) && ['style', 'script'].includes(inside)) refuse(`<${inside}>`);
      },
      oncomment: (text) => {
        if (text.includes(OPEN)) refuse('a comment');
      },
    },
    { decodeEntities: true },
  );
  parser.end(marked);
}

function requireSafeAttribute(name: string, quote?: string | null): void {
  if (quote === undefined || quote === null) refuse('an attribute without quotes');
  if (!FIELD_ATTRIBUTES.includes(name)) refuse(`the attribute ${name.slice(0, 50)}`);
}

/** Whether a link with a field is safe for every value of the field. Only `unsubscribe_url` is an address itself. */
function isLink(value: string, fields: readonly MergeField[]): boolean {
  const field = fields[Number(WHOLE_FIELD.exec(value)?.[1])];
  return field === 'unsubscribe_url' || LINK.test(value);
}

function refuse(place: string): never {
  throw new MergeTextError(`must not have a merge field in ${place}`);
}
