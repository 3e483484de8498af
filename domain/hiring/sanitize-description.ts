import sanitizeHtml from 'sanitize-html';
import { LONGEST_MARKUP, requireFitting, requireShallow } from '../text/bounded-markup.ts';

/** The allowed elements. Others lose their tags; scripts and styles also lose their content. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'code'],
  ],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'], th: ['colspan'], td: ['colspan'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'svg'],
  nestingLimit: 50,
  // Links in postings are not endorsed by us.
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href !== undefined && { href }), rel: 'noopener nofollow' },
    }),
  },
};

/**
 * A paragraph around a table ends before it, which only a second pass sees. Real texts are stable after two passes.
 */
const MAX_ROUNDS = 8;

/** A text of `&` and line breaks becomes five and a half times as long, and is kept whole. */
const MOST_SANITIZED = 6 * LONGEST_MARKUP;

/**
 * Sanitises HTML: a fixed set of elements, links to http, https and mailto, no scripts, styles or event handlers.
 * Runs once, on write. Idempotent.
 * @throws MarkupError for elements that are nested too deep, and for a result that is too long.
 */
export function sanitizeDescription(html: string): string {
  let text = html.toWellFormed().replaceAll('\0', '');
  requireShallow(text);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = sanitizeHtml(text, options).trim();
    requireFitting(next, MOST_SANITIZED);
    if (next === text) return text;
    text = next;
  }
  return sanitizeHtml(text, { ...options, allowedTags: [] }).trim();
}
