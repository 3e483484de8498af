import sanitizeHtml from 'sanitize-html';

/** What a posting is written with; everything else loses its tags, and what runs or styles loses its content too. */
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
  // A link in a posting is not ours to vouch for.
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href !== undefined && { href }), rel: 'noopener nofollow' },
    }),
  },
};

/** A paragraph around a table ends before it, which a second reading sees: real texts settle after two. */
const MAX_ROUNDS = 8;

/**
 * HTML that is safe to show on any page: a fixed set of elements, links to http, https and mailto alone, no scripts,
 * styles or event handlers. Done once, on write; a second time changes nothing.
 */
export function sanitizeDescription(html: string): string {
  let text = html.toWellFormed().replaceAll('\0', '');
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = sanitizeHtml(text, options).trim();
    if (next === text) return text;
    text = next;
  }
  return sanitizeHtml(text, { ...options, allowedTags: [] }).trim();
}
