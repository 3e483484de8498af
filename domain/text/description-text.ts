import { decodeHTML } from 'entities';
import { Tokenizer } from 'htmlparser2';
import { MarkupReader } from './markup-reader.ts';
import { withoutPosedLinks } from './plain-text-writer.ts';

/** A feed that is passed on by others may be encoded by each. */
const MAX_ENCODED = 3;
const BLOCK = /<(?:p|div|br|ul|ol|li|h[1-6])[ />]/i;
/** The end tag of a block, encoded once or several times. */
const ENCODED = /&(?:amp;){0,3}lt;\/(?:p|div|ul|ol|li|h[1-6])&(?:amp;){0,3}gt;/i;

/**
 * Converts HTML to the plain text of a job: headings and bold as `**bold**`, lists as `- ` lines (two spaces per
 * level), http, https and mailto links as `[label](url)`, everything else dropped (decision 0009). Never throws; one
 * pass without recursion. The caller bounds the length of the HTML.
 */
export function descriptionText(source: string): string {
  const markup = withMarkup(source);
  return tidy(/<[a-z!/?]/i.test(markup) ? markupText(markup) : linesText(markup));
}

/** Markup that was encoded as text, as often as it was. A text that only names a tag stays. */
function withMarkup(source: string): string {
  let markup = source;
  for (let times = 0; times < MAX_ENCODED && ENCODED.test(markup); times += 1) {
    if (BLOCK.test(markup)) break;
    markup = decodeHTML(markup);
  }
  return markup;
}

/**
 * Unescapes the HTML of a feed that carries it as text (Greenhouse, RSS). Once only, so that `&amp;lt;` stays text.
 */
export function unescapeHtmlOnce(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}

/** A text without tags keeps its line breaks; only its entities are decoded. */
function linesText(source: string): string {
  const lines = withoutPosedLinks(unescapeHtmlOnce(source)).split(/\r\n?|\n/);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).join('\n');
}

function markupText(source: string): string {
  const reader = new MarkupReader(source);
  const tokenizer = new Tokenizer({ decodeEntities: false }, reader);
  tokenizer.write(source);
  tokenizer.end();
  return reader.writer.toString();
}

/** Characters that may have to be removed: all except line breaks and certainly visible ones. */
const SUSPECT =
  /[^\n\x20-\x7e\xa0-\xac\xae-\u200a\u200c-\u2027\u202a-\u205f\u2061-\ud7ff\ue000-\ufefe\uff00-\uffff]/;
const INVISIBLE = /[^\P{Cc}\n]|[\u00ad\u200b\u2028\u2029\u2060\ufeff]/gu;

/** Removes control and invisible characters, replaces lone surrogates by U+FFFD, and limits blank lines to one. */
function tidy(text: string): string {
  const whole = SUSPECT.test(text) ? text.replace(INVISIBLE, '').toWellFormed() : text;
  return (whole.includes('\n\n\n') ? whole.replace(/\n{3,}/g, '\n\n') : whole).trim();
}
