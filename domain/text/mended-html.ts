import { decodeHTML } from 'entities';

const TAG = /<[a-z][a-z0-9]{0,10}(?:\s|\/?>)/i;
const ESCAPED_TAG = /&lt;\/?(?:p|div|br|ul|ol|li|strong|b|em|i|h[1-6]|span|a|table|section)\b/i;
/** An entity whose own mark was escaped; not `&amp;lt;`, which shows markup as text. */
const TWICE =
  /&amp;(?=(?:amp|nbsp|quot|apos|[lr][sd]quo|[nm]dash|bull|hellip|middot|euro|pound|[a-z]{1,6}(?:acute|grave|uml|circ|tilde|cedil|ring|slash|lig)|#\d{2,5}|#x[\da-f]{2,4});)/gi;
/** "\n" written out, at the end of a sentence, a tag or a line; not the path "C:\new". */
const WRITTEN_BREAK = /(?:\\r)?\\n(?=\s|[\p{Lu}\d<•*–-]|\\|$)/gu;
const MIN_WRITTEN_BREAKS = 2;

/**
 * The HTML of a feed that was escaped once too often, or carries line breaks written out as `\n`. HTML that is escaped
 * as a whole is unescaped once; in other HTML only entities that are escaped twice are.
 */
export function mendedHtml(html: string): string {
  const markup = !TAG.test(html) && ESCAPED_TAG.test(html) ? decodeHTML(html) : html;
  const single = markup.includes('&amp;') ? markup.replace(TWICE, '&') : markup;
  return single.includes('\\n') ? withLineBreaks(single) : single;
}

function withLineBreaks(html: string): string {
  const breaks = html.match(WRITTEN_BREAK) ?? [];
  if (breaks.length < MIN_WRITTEN_BREAKS) return html;
  return html.replace(WRITTEN_BREAK, TAG.test(html) ? '<br>' : '\n');
}

const LINE_ENTITY = /&(?:[a-z]{2,8}|#\d{1,5}|#x[\da-f]{1,4});/i;

/** A title or name whose entities were never decoded, or escaped twice: "R&amp;D" is "R&D". */
export function mendedLine(line: string): string {
  if (!LINE_ENTITY.test(line)) return line;
  const once = decodeHTML(line);
  return LINE_ENTITY.test(once) ? decodeHTML(once) : once;
}
