import { decodeHTML } from 'entities';

const TAG = /<[a-z][a-z0-9]{0,10}(?:\s|\/?>)/i;
const ESCAPED_TAG =
  /&(?:amp;){0,2}lt;\/?(?:p|div|br|ul|ol|li|strong|b|em|i|h[1-6]|span|a|table|section)\b/i;
/** An entity whose own mark was escaped, once or more; not `&amp;lt;`, which shows markup as text. */
const TWICE =
  /&(?:amp;)+(?=(?:amp|nbsp|quot|apos|[lr][sd]quo|[nm]dash|bull|hellip|middot|euro|pound|[a-z]{1,6}(?:acute|grave|uml|circ|tilde|cedil|ring|slash|lig)|#\d{2,5}|#x[\da-f]{2,4});)/gi;
/** "\n" written out, at the end of a sentence, a tag or a line; not the path "C:\new". */
const WRITTEN_BREAK = /(?:\\r)?\\n(?=\s|[\p{Lu}\d<•*–-]|\\|$)/gu;
const MIN_WRITTEN_BREAKS = 2;
/** In a text that has them, each is one, but for the folder of a drive. */
const ANY_WRITTEN_BREAK = /(?<!:)(?:\\r)?\\n/g;
/** One is enough after the end of a sentence or of a tag. */
const SURE_BREAK = /[.!?:;>]\s?(?:\\r)?\\n(?=\s|[\p{Lu}\d<•*–-]|\\n|$)/u;

/**
 * The HTML of a feed that was escaped once too often, or carries line breaks written out as `\n`. HTML that is escaped
 * as a whole is unescaped until it has tags; in other HTML only entities that are escaped twice are.
 */
export function mendedHtml(html: string): string {
  let markup = html;
  while (!TAG.test(markup) && ESCAPED_TAG.test(markup)) markup = decodeHTML(markup);
  const single = markup.includes('&amp;') ? markup.replace(TWICE, '&') : markup;
  return single.includes('\\n') ? withLineBreaks(single) : single;
}

function withLineBreaks(html: string): string {
  const breaks = html.match(WRITTEN_BREAK) ?? [];
  if (breaks.length < MIN_WRITTEN_BREAKS && !SURE_BREAK.test(html)) return html;
  return html.replace(ANY_WRITTEN_BREAK, TAG.test(html) ? '<br>' : '\n');
}

const LINE_ENTITY = /&(?:[a-z]{2,8}|#\d{1,5}|#x[\da-f]{1,4});/i;

/** A title or name whose entities were never decoded, or escaped twice: "R&amp;D" is "R&D". */
export function mendedLine(line: string): string {
  if (!LINE_ENTITY.test(line)) return line;
  const once = decodeHTML(line);
  return LINE_ENTITY.test(once) ? decodeHTML(once) : once;
}
